/** A text that ends with the point of an abbreviation, or of an initial. */
export const ABBREVIATION = /(?:^|[\s("“])(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Jr|vs|etc|e\.g|i\.e|cf|ca|No|Fig|Vol|[A-Z])\.$/;
