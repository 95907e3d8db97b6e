// The app's own stylesheet, and no other.
declare module "*/page.css";
