declare module "virtual:search-documents" {
  /** The text under one heading of a page. */
  export interface SearchDocument {
    /** Its address from the root of the site. */
    readonly id: string;
    readonly title: string;
    readonly heading: string;
    readonly text: string;
  }
  export const documents: readonly SearchDocument[];
}
