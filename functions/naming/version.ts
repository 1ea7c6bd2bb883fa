/** The version of the engine (起名引擎): it stands on every stored result, and changes when a name or a score would. */
export const ENGINE_VERSION = "2.22.0";
