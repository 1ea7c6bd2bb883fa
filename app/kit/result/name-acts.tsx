import type { ReactNode } from "react";
import { detailPath } from "#app/kit/paths/detail-path.ts";
import { Link } from "#app/kit/prose/link.tsx";
import { LikeForm } from "./like-form.tsx";

interface NameActsProps {
  sn: string;
  name: { name: string; given: string; liked: boolean };
  /** Is it marked as unfit? Left out where that can't be marked. */
  unfit?: boolean;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** What a reader can do with a name that is shown whole: keep it, open its details; in rows of two. */
export function NameActs({ sn, name: { name, given, liked }, unfit, children }: NameActsProps) {
  return (
    <div className="pair">
      <LikeForm name={name} given={given} liked={liked} {...(unfit !== undefined && { unfit })} />
      <Link className="btn quiet" to={detailPath(sn, given)}>
        看详情
        <span className="sr-only" translate="no">
          {name}
        </span>
      </Link>
      {children}
    </div>
  );
}
