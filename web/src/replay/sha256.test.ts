import { expect, it } from "vitest";
import { sha256 } from "./sha256";

it("agrees with the published examples", () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

it("agrees with the platform for every length around a block", async () => {
  for (let length = 50; length < 140; length += 1) {
    const text = "é1".repeat(length).slice(0, length);
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0"));
    expect(sha256(text)).toBe(hex.join(""));
  }
});
