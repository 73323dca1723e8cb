/** Lists that stay current while somebody looks at them. */

/** Do something now and every `pause` milliseconds, but only while the page is visible. */
export function whileVisible(work: () => Promise<void>, pause: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  let isBusy = false;

  const turn = async () => {
    clearTimeout(timer);
    if (isEnded || isBusy || document.hidden) return;
    isBusy = true;
    try {
      await work();
    } finally {
      isBusy = false;
      // The pause begins after the answer, so that a slow server is not asked more often.
      if (!isEnded) timer = setTimeout(() => void turn(), pause);
    }
  };
  const look = () => void turn();

  document.addEventListener("visibilitychange", look);
  void turn();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
