const marks = /\*\*?\S|`|~~|__\S|(?<![\p{L}\p{N}])_\S|^#{1,6} |^[^\S\n]*(?:[-+*]|\d{1,3}[.)]) |^> |\]\(|https?:/mu;

/** Whether a text may have Markdown in it; most replies have none, and are drawn without its parser. */
export const hasMarkdown = (text: string): boolean => marks.test(text);
