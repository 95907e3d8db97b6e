/** Eine Wartezeit in Worten. */
export const seconds = (ms: number) => {
  const count = Math.max(1, Math.ceil(ms / 1000));
  return count === 1 ? "1 Sekunde" : count < 120 ? `${count} Sekunden` : minutes(Math.ceil(count / 60));
};

const minutes = (count: number) => (count < 120 ? `${count} Minuten` : `${Math.ceil(count / 60)} Stunden`);
