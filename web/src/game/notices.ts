/**
 * Notices of the browser, for whoever has switched them on and looks elsewhere. Browsers give them
 * to pages reached by https or on the own machine only; elsewhere there is no switch.
 */

export type Notices = "absent" | "asked" | "allowed" | "blocked";

let shown: Notification | null = null;

/** Whether this browser gives notices to this page. */
export function notices(): Notices {
  if (!globalThis.isSecureContext || !("Notification" in globalThis)) return "absent";
  switch (Notification.permission) {
    case "granted":
      return "allowed";
    case "denied":
      return "blocked";
    case "default":
      return "asked";
  }
}

/** Ask for leave to give notices; whether it is given. */
export async function askForNotices(): Promise<boolean> {
  if (notices() === "asked") await Notification.requestPermission();
  return notices() === "allowed";
}

/** Give a notice, in place of the one before; a click on it comes back to the page. */
export function notify(title: string, body: string): void {
  withdraw();
  if (notices() !== "allowed" || !document.hidden) return;
  try {
    shown = new Notification(title, { body, tag: "linko" });
    shown.onclick = () => {
      window.focus();
      withdraw();
    };
  } catch {
    // Some phones give notices to installed apps only.
  }
}

export function withdraw(): void {
  shown?.close();
  shown = null;
}
