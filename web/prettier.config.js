// Layout is nobody's business but prettier's; as wide as the Python side.
export default {
  printWidth: 120,
  bracketSameLine: true,
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
