/**
 * Browser notifications, for users who enabled them and are looking at another page. Browsers
 * only allow them over https or from the same machine; otherwise there is no switch.
 */

export type Notices = "absent" | "asked" | "allowed" | "blocked";

let shown: Notification | null = null;

/** Whether this browser allows notifications from this page. */
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

/** Ask for permission to show notifications; returns whether it was given. */
export async function askForNotices(): Promise<boolean> {
  if (notices() === "asked") await Notification.requestPermission();
  return notices() === "allowed";
}

/** Show a notification in place of the previous one; a click on it returns to the page. */
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
    // Some phones allow notifications only for installed apps.
  }
}

export function withdraw(): void {
  shown?.close();
  shown = null;
}
