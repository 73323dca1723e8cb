/**
 * What this browser remembers of the lesson; the home page asks before the lesson itself is loaded.
 */

export const LESSON_KEY = "linko-lesson";

export interface StoredLesson {
  at?: number;
  finished?: boolean;
  tried?: readonly string[];
}

export function storedLesson(): StoredLesson | null {
  try {
    return JSON.parse(localStorage.getItem(LESSON_KEY) ?? "null") as StoredLesson | null;
  } catch {
    return null;
  }
}

export function lessonState(): "none" | "begun" | "finished" {
  const stored = storedLesson();
  if (stored === null) return "none";
  return stored.finished === true ? "finished" : "begun";
}
