import "@fontsource-variable/eb-garamond/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./docs.css";
import { addCopyButtons } from "./copy-buttons";
import { addSearch } from "./search";
import { loadIndex } from "./search-index";

// Everything here is extra: without scripts the pages are complete.
addCopyButtons();
addSearch(document.getElementById("search"), loadIndex);

// On a phone the menu would stand before every page.
const menu = document.querySelector<HTMLDetailsElement>(".menu > details");
if (menu && matchMedia("(width < 56rem)").matches) menu.open = false;

// On a desktop it scrolls by itself, and this page may be far down in it.
const current = document.querySelector<HTMLElement>(".menu [aria-current]");
const frame = current?.closest<HTMLElement>(".menu");
if (current && frame) frame.scrollTop = current.offsetTop - frame.clientHeight / 2;
