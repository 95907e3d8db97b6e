/**
 * The value of the work; when so many milliseconds have passed before it, what `late` returns or throws. The work itself
 * continues.
 */
export async function inTime<Value, Late>(
  work: Promise<Value>,
  milliseconds: number,
  late: () => Late,
): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  work.catch(() => {});
  try {
    return await Promise.race([work, deadline.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
