/** Where staff sign in with another account: our own page on a developer's machine, else the way out of Access, which asks anew. */
export const SIGN_IN_PATH = "/desk/sign-in";
