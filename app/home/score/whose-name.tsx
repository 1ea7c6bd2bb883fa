import { HOME_PATHS } from "#app/kit/paths/home-paths.ts";
import { Link } from "#app/kit/prose/link.tsx";

const WHOSE = [
  ["score", "宝宝／个人"],
  ["business-score", "公司店铺"],
] as const;

/** Whose name is to be scored (给谁测名): two forms, a link to each. */
export function WhoseName({ current }: { current: (typeof WHOSE)[number][0] }) {
  return (
    <nav className="whose" aria-label="给谁测名">
      {WHOSE.map(([service, label]) => (
        <Link key={service} to={HOME_PATHS[service]} aria-current={service === current ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
