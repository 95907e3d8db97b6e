/**
 * The `type` of the error with which our server refuses a client of a release that it no longer serves; its status is 410.
 * Asking again is of no use: only a reload fetches the current release.
 */
export const outdatedClient = "outdatedClient";
