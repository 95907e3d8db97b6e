/** A waiting time in words. */
export const seconds = (ms: number) => {
  const count = Math.max(1, Math.ceil(ms / 1000));
  return count === 1 ? "1 second" : count < 120 ? `${count} seconds` : minutes(Math.ceil(count / 60));
};

const minutes = (count: number) => (count < 120 ? `${count} minutes` : `${Math.ceil(count / 60)} hours`);
