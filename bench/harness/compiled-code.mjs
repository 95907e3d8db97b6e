/**
 * How much of the JavaScript heap is code that V8 has compiled, in bytes: what a heap snapshot counts as `code`. It grows
 * for as long as functions become hot, and belongs to no object of the page.
 */
export async function weighCompiledCode(cdp) {
  const chunks = [];
  const note = ({ chunk }) => chunks.push(chunk);
  cdp.on("HeapProfiler.addHeapSnapshotChunk", note);
  await cdp.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  cdp.off("HeapProfiler.addHeapSnapshotChunk", note);
  const { snapshot, nodes } = JSON.parse(chunks.join(""));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = ["type", "self_size"].map((name) => fields.indexOf(name));
  const code = types[type].indexOf("code");
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + type] === code) bytes += nodes[node + size];
  }
  return bytes;
}
