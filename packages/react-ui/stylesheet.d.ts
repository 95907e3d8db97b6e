// A stylesheet is imported for its effect. Without this file, TypeScript asks where its types are.
export {};
