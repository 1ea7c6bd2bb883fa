import type { Row } from "../break.ts";

/** Pages in 繁體: one character may have several forms, and a name has its own. */
export const traditional: readonly Row[] = [
  {
    name: "头发 is written 頭發",
    file: "functions/site/traditional/forms.ts",
    from: "length > 1; length -= 1) {\n        const phrase",
    to: "length > 2; length -= 1) {\n        const phrase",
    project: "unit",
    tests: ["tests/unit/site/traditional/forms.test.ts"],
  },
  {
    name: "a given name is written as prose is",
    file: "functions/site/traditional/forms.ts",
    from: "given.get(char) ?? plain.get(char) ?? char",
    to: "plain.get(char) ?? given.get(char) ?? char",
    project: "unit",
    tests: ["tests/unit/site/traditional/forms.test.ts"],
  },
  {
    name: "a surname of two characters is written character by character",
    file: "functions/site/traditional/forms.ts",
    from: "surnames.get(surname) ?? Array.from(surname,",
    to: "surnames.get(surname.slice(2)) ?? Array.from(surname,",
    project: "unit",
    tests: ["tests/unit/site/traditional/forms.test.ts"],
  },
  {
    name: "a name of the page is read as prose where it stands in a sentence",
    file: "functions/site/traditional/page-names.ts",
    from: "if (length > 1) starting.set(",
    to: "if (length > 3) starting.set(",
    project: "unit",
    tests: ["tests/unit/site/traditional/page-names.test.ts"],
  },
  {
    name: "a classic is written in the words of today",
    file: "functions/site/traditional/forms.ts",
    from: "return asInClassics(text, written, title);",
    to: 'return asInClassics(text, written, title) === "" ? "" : written;',
    project: "unit",
    tests: ["tests/unit/site/traditional/classics.test.ts"],
  },
  {
    name: "what a visitor typed is written anew",
    file: "functions/site/traditional/page-writer.ts",
    from: '"alt", "label", "content"]',
    to: '"alt", "label", "content", "value"]',
    project: "site",
    tests: ["tests/site/traditional.test.ts"],
  },
  {
    name: "a page in 繁體 says that it is in 简体",
    file: "functions/site/traditional/page-writer.ts",
    from: `' lang="zh-Hant"'`,
    to: `' lang="zh-Hans"'`,
    project: "site",
    tests: ["tests/site/traditional.test.ts"],
  },
];
