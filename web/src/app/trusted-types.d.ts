// Trusted Types, as far as the app uses them. A policy's result stands for an
// address; the types of the DOM know addresses as strings.
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ): { createScriptURL: (address: string) => string };
  };
}
