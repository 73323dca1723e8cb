/** Sitting down from the invitation. */

import { newId } from "../game/table.svelte";
import { api, Failure, signedIn } from "../net/api";
import type { Invitation, InvitedSeat } from "../net/http_types";

export function isFree(seat: InvitedSeat): boolean {
  return seat.name === "" && seat.bot === null;
}

/** Sit down on the first free seat with this name; if others are quicker, on the next one. */
export async function sitDown(invitation: Invitation, name: string): Promise<void> {
  await signedIn(name, name);
  const free = invitation.seats.flatMap((seat, at) => (isFree(seat) ? [at] : []));
  for (const [at, seat] of free.entries()) {
    try {
      await api.command(invitation.id, { type: "sit", id: newId(), seat });
      return;
    } catch (error) {
      const isTaken = error instanceof Failure && error.code === "table_seat_taken";
      if (!isTaken || at === free.length - 1) throw error;
    }
  }
}

/** The name that the server suggests because the wanted one is taken; null for other refusals. */
export function suggestedName(error: unknown): string | null {
  if (!(error instanceof Failure)) return null;
  const suggestion = error.params["suggestion"];
  return typeof suggestion === "string" ? suggestion : null;
}
