import type { Typed } from "#app/kit/form/typed.ts";
import { Touched } from "#app/kit/islands/touch/touched.tsx";
import { EAR_PATH } from "#app/kit/paths/name-paths.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import type { ByEar } from "#functions/contract/names/by-ear.ts";
import { EarBody } from "./ear-body.tsx";

/** Classes of what is found, which may come without another page. */
const FOUND = "sec rows loose heard tag btns mt-3 btn sm fld wrong err cl go";

/** A start without a form (凭音找字): one or two sounds, and the names and the characters that sound so. */
export function EarPage({ typed, found }: { typed: Typed; found: ByEar }) {
  const given = { action: usePath(EAR_PATH), home: usePath("/"), typed, found };
  return (
    <div className="ear">
      <div className="hero">
        <h1>凭音找字</h1>
        <p className="lead">
          <Clauses text="声音先定了，字还没有？写下一两个音（按普通话），先看同音的名字，再一个音一个音地挑字。" />
        </p>
      </div>
      <Touched part="ear" given={given} classes={FOUND}>
        <EarBody {...given} />
      </Touched>
    </div>
  );
}
