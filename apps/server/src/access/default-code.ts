/** Shown as a hint on the login screen; a public site sets its own. */
export const defaultAccessCode = "archive";
