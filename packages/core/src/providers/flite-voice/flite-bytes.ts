/** How large the program of the built-in voice is, in bytes; of version 0.1.1. Known before anything of it is loaded. */
export const fliteBytes = 21_530_456;
