// The entries that the published packages have, and how their declarations are written in reports and in the docs.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/**
 * @returns {{ name: string, folder: string, path: string, source: string, declarations: string }[]} every entry that has
 * types, without what the packages share among themselves
 */
export function publicEntries() {
  return readdirSync("packages").flatMap((folder) => {
    const { name, exports, private: isPrivate } = JSON.parse(readFileSync(`packages/${folder}/package.json`, "utf8"));
    if (isPrivate) return [];
    return Object.entries(exports).flatMap(([path, { "@archive-of-minds/source": source = "", types = "" }]) =>
      /\.tsx?$/.test(source) && path !== "./internal"
        ? [{ name: join(name, path), folder, path, source, declarations: join("packages", folder, types) }]
        : [],
    );
  });
}

/** @param {string[]} files declarations */
export const createApiProgram = (files) =>
  ts.createProgram(files, {
    noLib: true,
    types: [],
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });

/** What an exported name stands for. */
export const target = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

export const isMachine = (node) => ts.isImportTypeNode(node) && node.qualifier?.text === "StateMachine";

/** A machine's type spells out its whole chart, which docs/charts shows: its context and its events are enough. */
const shortenMachines = (context) => (node) => {
  const visit = (each) => {
    if (!isMachine(each)) return ts.visitEachChild(each, visit, context);
    const { argument, attributes, qualifier, typeArguments = [], isTypeOf } = each;
    return context.factory.updateImportTypeNode(
      each,
      argument,
      attributes,
      qualifier,
      typeArguments.slice(0, 2),
      isTypeOf,
    );
  };
  return ts.visitNode(node, visit);
};

const printer = ts.createPrinter({ removeComments: true });

export const printNode = (node) =>
  printer
    .printNode(ts.EmitHint.Unspecified, ts.transform(node, [shortenMachines]).transformed[0], node.getSourceFile())
    .replaceAll(/^export |\bdeclare /gm, "")
    .replaceAll('import("xstate").StateMachine', "StateMachine");
