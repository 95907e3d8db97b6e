/** Throws unless the value is a text: plain JavaScript, and code for other libraries, pass messages of other shapes. */
export function checkText(hook: string, given: unknown, hint = "Pass a text."): void {
  if (typeof given !== "string")
    throw new TypeError(`${hook}().sendMessage was given ${given === undefined ? "nothing" : "no text"}. ${hint}`);
}
