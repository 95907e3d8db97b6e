/** A picture that wants to be alive while it is in view. */
export interface Thumbnail {
  readonly show: () => void;
  readonly hide: () => void;
}

/** Keeps few pages of stories alive, and loads few of them at once. */
export function createPool(mostAlive: number, mostLoading: number) {
  const waiting = new Set<Thumbnail>();
  const alive = new Set<Thumbnail>();
  const loading = new Set<Thumbnail>();
  const next = () => {
    for (const thumbnail of waiting) {
      if (alive.size >= mostAlive || loading.size >= mostLoading) return;
      waiting.delete(thumbnail);
      alive.add(thumbnail);
      loading.add(thumbnail);
      thumbnail.show();
    }
  };
  return {
    /** It came into view. */
    enter(thumbnail: Thumbnail): void {
      waiting.add(thumbnail);
      next();
    },
    /** It left the view. */
    leave(thumbnail: Thumbnail): void {
      waiting.delete(thumbnail);
      loading.delete(thumbnail);
      if (alive.delete(thumbnail)) thumbnail.hide();
      next();
    },
    loaded(thumbnail: Thumbnail): void {
      loading.delete(thumbnail);
      next();
    },
  };
}
