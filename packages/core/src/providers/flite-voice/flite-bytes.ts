/** The size of the built-in voice's program, version 0.1.1, in bytes. Known before it is loaded. */
export const fliteBytes = 21_530_456;
