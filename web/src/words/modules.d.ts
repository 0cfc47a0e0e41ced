declare module "virtual:words/*" {
  const parsed: import("./sources").Parsed;
  export default parsed;
}
