/** The stylesheet of the panel. Colours are those of Storybook's themes, with contrasts of 4.5 and more for text. */
export const panelStyles = `
.sc-panel { --sc-text: #2e3438; --sc-quiet: #5c6870; --sc-ground: #fff; --sc-raised: #f6f9fc; --sc-line: #c3ced6;
  --sc-edge: #7a8790; --sc-accent: #0062a8; --sc-on-accent: #fff; --sc-tint: #dceefb; --sc-warn: #7a4b00; --sc-warn-ground: #fff3d6;
  container-type: inline-size; height: 100%; min-height: 0; overflow: auto; box-sizing: border-box;
  color: var(--sc-text); background: var(--sc-ground); font: 13px/1.4 system-ui, sans-serif; color-scheme: light; }
.sc-panel[data-theme="dark"] { --sc-text: #e4e8eb; --sc-quiet: #a7b2ba; --sc-ground: #1b1c1d; --sc-raised: #26282b; --sc-line: #454b51;
  --sc-edge: #8b97a0; --sc-accent: #7cc4ff; --sc-on-accent: #06263d; --sc-tint: #15364f; --sc-warn: #ffd68a; --sc-warn-ground: #40310f;
  color-scheme: dark; }
.sc-panel *, .sc-panel *::before { box-sizing: border-box; }
.sc-panel h3, .sc-panel h4 { margin: 0 0 6px; font-size: 12px; font-weight: 700; color: var(--sc-quiet); }
.sc-panel h4 { margin: 10px 0 4px; font-weight: 600; }
.sc-panel p { margin: 0 0 8px; }
.sc-panel ul, .sc-panel ol { list-style: none; margin: 0; padding: 0; }
.sc-panel code, .sc-panel textarea { font: 12px/1.4 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.sc-panel a { color: var(--sc-accent); }
.sc-panel button, .sc-panel select { font: inherit; color: inherit; background: var(--sc-raised); border: 1px solid var(--sc-edge);
  border-radius: 5px; padding: 3px 9px; min-height: 26px; max-width: 100%; cursor: pointer; }
.sc-panel button:disabled { color: var(--sc-quiet); border: 1px dashed var(--sc-line); cursor: default; background: none; }
.sc-panel button:hover:not(:disabled) { border-color: var(--sc-accent); }
.sc-panel button[aria-pressed="true"] { border: 2px solid var(--sc-accent); padding: 2px 8px; font-weight: 600; }
.sc-panel :focus-visible { outline: 2px solid var(--sc-accent); outline-offset: 1px; }
.sc-panel summary { cursor: pointer; }
.sc-layout { display: grid; gap: 12px; padding: 10px; grid-template-columns: minmax(0, 1fr); align-items: start; }
.sc-nothing { padding: 20px; max-width: 44em; }
.sc-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; }
.sc-bar label, .sc-actors { display: inline-flex; align-items: center; gap: 5px; min-width: 0; }
.sc-actors { flex: 0 1 auto; font-weight: 600; }
.sc-actors select { min-width: 0; max-width: 22em; font-weight: 400; }
.sc-steps, .sc-files { display: inline-flex; gap: 6px; }
.sc-files { margin-inline-start: auto; }
.sc-top { display: grid; gap: 8px; }
.sc-past:empty { display: none; }
.sc-past:not(:empty) { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: space-between;
  padding: 6px 10px; border: 2px dashed var(--sc-warn); border-radius: 6px; background: var(--sc-warn-ground); color: var(--sc-warn); }
.sc-chart { display: grid; gap: 6px; min-width: 0; }
.sc-view { overflow: auto; height: 320px; border: 1px solid var(--sc-line); border-radius: 6px; background: var(--sc-ground); cursor: grab; }
[data-past] .sc-view { border: 2px dashed var(--sc-warn); }
.sc-view:active { cursor: grabbing; }
.sc-drawing { display: block; margin: 0 auto; user-select: none; }
.sc-active { display: flex; flex-wrap: wrap; gap: 4px 8px; margin: 0; }
.sc-active code { white-space: nowrap; }
.sc-active code { padding: 0 5px; border: 1px solid var(--sc-accent); border-radius: 4px; background: var(--sc-tint); }
.sc-status { font-weight: 600; }
.sc-state > rect { fill: var(--sc-ground); stroke: var(--sc-edge); stroke-width: 1; }
.sc-state[data-type="compound"] > rect { fill: var(--sc-raised); }
.sc-state[data-type="parallel"] > rect { fill: var(--sc-raised); stroke-dasharray: 6 3; }
.sc-state[data-active] > rect { stroke: var(--sc-accent); stroke-width: 2.5; }
.sc-state[data-active]:is([data-type="atomic"], [data-type="final"]) > rect { fill: var(--sc-tint); }
.sc-title { font: 600 13px system-ui, sans-serif; fill: var(--sc-text); }
.sc-state[data-active] > .sc-title { font-weight: 800; }
.sc-note { font: italic 11px system-ui, sans-serif; fill: var(--sc-quiet); }
.sc-mark { fill: var(--sc-accent); }
.sc-initial { fill: var(--sc-text); stroke: var(--sc-ground); }
.sc-arrow path { fill: none; stroke: var(--sc-edge); stroke-width: 1.2; }
.sc-arrow[data-taken] path { stroke: var(--sc-accent); stroke-width: 3; }
.sc-drawing marker path { fill: var(--sc-edge); }
.sc-drawing #sc-head-taken path { fill: var(--sc-accent); }
.sc-label rect { fill: var(--sc-ground); stroke: var(--sc-line); }
.sc-label text { font: 11px system-ui, sans-serif; fill: var(--sc-text); }
.sc-label[data-taken] rect { fill: var(--sc-accent); stroke: var(--sc-accent); }
.sc-label[data-taken] text { fill: var(--sc-on-accent); font-weight: 700; }
.sc-filter { display: block; margin-bottom: 6px; }
.sc-filter input { width: 100%; font: inherit; color: inherit; background: var(--sc-ground); border: 1px solid var(--sc-edge); border-radius: 5px; padding: 3px 8px; }
.sc-event { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 4px; margin-bottom: 4px; }
.sc-panel .sc-send { flex: 1; text-align: start; min-width: 0; overflow-wrap: anywhere; }
.sc-panel .sc-more { flex: none; font: 12px ui-monospace, monospace; padding: 3px 6px; }
.sc-guard { flex-basis: 100%; color: var(--sc-quiet); font-size: 12px; padding-inline-start: 10px; }
.sc-payload { flex-basis: 100%; display: grid; gap: 4px; padding: 6px; border: 1px solid var(--sc-line); border-radius: 5px; }
.sc-payload textarea { display: block; width: 100%; color: inherit; background: var(--sc-ground); border: 1px solid var(--sc-edge); border-radius: 4px; resize: vertical; }
.sc-payload button { justify-self: start; }
.sc-payload [role="alert"], .sc-refusal { color: var(--sc-warn); background: var(--sc-warn-ground); padding: 4px 8px; border-radius: 4px; margin: 0; }
.sc-refusal { margin-bottom: 8px; }
.sc-hint { color: var(--sc-quiet); }
.sc-panel .sc-moment { display: grid; grid-template-columns: 4.6em minmax(0, 1fr); width: 100%; text-align: start; gap: 0 8px;
  background: none; border: 1px solid transparent; border-radius: 4px; padding: 3px 6px; }
.sc-panel .sc-moment[aria-current] { border: 2px solid var(--sc-accent); padding: 2px 5px; background: var(--sc-tint); }
.sc-time { color: var(--sc-quiet); font-variant-numeric: tabular-nums; }
.sc-name { font-weight: 600; overflow-wrap: anywhere; }
.sc-moment[data-taken="false"] .sc-name { font-weight: 400; }
.sc-way { grid-column: 2; color: var(--sc-quiet); overflow-wrap: anywhere; }
.sc-tree ul { padding-inline-start: 14px; border-inline-start: 1px solid var(--sc-line); margin-inline-start: 4px; }
.sc-tree li { padding: 1px 0; overflow-wrap: anywhere; }
.sc-key { font-weight: 600; }
.sc-changed { margin-inline-start: 4px; padding: 0 5px; border: 1px solid var(--sc-accent); border-radius: 8px; font-size: 11px; color: var(--sc-accent); }
.sc-quiet { color: var(--sc-quiet); }
@container (min-width: 560px) {
  .sc-layout { grid-template-columns: minmax(0, 1fr) minmax(200px, 270px); grid-template-rows: auto auto auto 1fr; }
  .sc-top { grid-column: 1 / -1; }
  .sc-chart { grid-row: 2 / span 3; grid-column: 1; position: sticky; top: 0; }
  .sc-events, .sc-records, .sc-context { grid-column: 2; }
}
@container (min-width: 900px) {
  .sc-layout { height: 100%; min-height: 260px; grid-template-columns: minmax(0, 1fr) 250px 280px; align-items: stretch;
    grid-template-rows: auto minmax(0, 1fr) minmax(0, 1fr); }
  .sc-chart { grid-row: 2 / span 2; min-height: 0; grid-template-rows: minmax(0, 1fr) auto; position: relative; }
  /* The chart has the room: its buttons lie on it, and the active states stand in one line. */
  .sc-chart > .sc-bar { position: absolute; inset: 4px 20px auto auto; padding: 2px; border-radius: 6px; background: var(--sc-ground); }
  .sc-view { height: auto; min-height: 0; grid-row: 1; }
  .sc-active { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: thin; }
  .sc-events, .sc-records, .sc-context { overflow: auto; min-height: 0; }
  .sc-events { grid-column: 2; grid-row: 2 / span 2; }
  .sc-records { grid-column: 3; grid-row: 2; }
  .sc-context { grid-column: 3; grid-row: 3; }
}
@media (forced-colors: active) {
  .sc-label[data-taken] rect, .sc-mark, .sc-state[data-active] > rect { forced-color-adjust: none; stroke: Highlight; }
}
`;
