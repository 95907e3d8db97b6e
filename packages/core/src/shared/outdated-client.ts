/**
 * The `type` of the error with which our server rejects a client of a release that it no longer serves; its status is
 * 410. A retry does not help: only a reload fetches the current release.
 */
export const outdatedClient = "outdatedClient";
