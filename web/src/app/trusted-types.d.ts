// The part of Trusted Types that the app uses. A policy returns a TrustedScriptURL; it is typed as a
// string here, because the DOM's types expect addresses as strings.
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ): { createScriptURL: (address: string) => string };
  };
}
