import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";

/** Why the last step was not taken. */
export function SaidNote({ said }: { said: string | undefined }) {
  if (said === undefined) return null;
  return (
    <p className="status bad" role="alert">
      <Clauses text={said} />
    </p>
  );
}

/** A link that is somebody else's by now. */
export function NotYours({ said }: { said: string }) {
  return (
    <div className="plea">
      <h1>这个链接有人用了</h1>
      <p className="lead">
        <Clauses text={said} />
      </p>
      <div className="btns">
        <Link className="btn quiet" to="/">
          回首页
        </Link>
      </div>
    </div>
  );
}
