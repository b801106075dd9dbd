// The part of Trusted Types that the app uses. A policy returns a string here because
// the types of the DOM expect addresses as strings.
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ): { createScriptURL: (address: string) => string };
  };
}
