// What `npx changeset version` writes into each CHANGELOG.md. Changesets' own format begins each entry with a commit's hash
// and lists every commit of a dependency again; a reader wants to know what has changed and which versions go together.
const getReleaseLine = async ({ summary }) => {
  const [first, ...others] = summary.trim().split("\n");
  return [`- ${first}`, ...others.map((line) => (line === "" ? "" : `  ${line}`))].join("\n");
};

const getDependencyReleaseLine = async (_changesets, dependencies) =>
  dependencies.length === 0
    ? ""
    : `- Goes with ${dependencies.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).join(", ")}.`;

module.exports = { getReleaseLine, getDependencyReleaseLine };
