/** Shown as a hint on the login card, so that a first visitor gets in; a public site sets its own. */
export const defaultAccessCode = "archive";
