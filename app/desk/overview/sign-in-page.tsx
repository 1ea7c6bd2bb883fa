import { ROLES } from "#app/desk/frame/pages.ts";
import { ErrorSummary } from "#app/kit/form/error-summary.tsx";
import { ariaOf, Labelled } from "#app/kit/form/fields/field.tsx";
import type { FormState } from "#app/kit/form/form-state.ts";
import { Seal } from "#app/kit/page/frame/seal.tsx";
import { RefusalNote } from "#app/kit/page/notes/refusal-note.tsx";
import { SIGN_IN_PATH } from "#app/kit/paths/sign-in-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";

export type SignInState = FormState<"secret">;

/** Sign-in without Access (本机登录): one of the known people is chosen, and the local secret is typed. */
export function SignInPage({ people, state }: { people: readonly Person[]; state: SignInState }) {
  const action = usePath(SIGN_IN_PATH);
  return (
    <div className="desk by-clause">
      <div className="desk-top">
        <p className="desk-brand">
          <Seal />
          罗盘起名工作台
        </p>
      </div>
      <h1>本机登录</h1>
      <RefusalNote />
      <ErrorSummary state={state} anchors={{ secret: "secret" }} />
      <form className="card" method="post" action={action} noValidate>
        <div className="fld">
          <label className="lb" htmlFor="email">
            用哪个账号
          </label>
          <select className="drops" id="email" name="email" defaultValue={state.values.email ?? ""}>
            {people.map(({ email, roles }) => (
              <option key={email} value={email} translate="no">
                {`${roles.map((role) => ROLES[role]).join("、")}：${email}`}
              </option>
            ))}
          </select>
        </div>
        <Labelled
          state={state}
          field="secret"
          label="本机口令"
          hint="第一次启动时生成，写在项目的本机设置文件里："
        >
          <p className="sm mb-3" lang="en" translate="no">
            functions/desk/.dev.vars
            <br />
            DESK_LOCAL_SECRET
          </p>
          <input
            className="desk-secret"
            type="password"
            id="secret"
            name="secret"
            {...ariaOf(state, "secret", true)}
          />
        </Labelled>
        <button className="btn" type="submit" id="submit">
          登录
        </button>
      </form>
      <footer className="sm mt-3">
        <Clauses text="本机登录只在开发时有，正式环境没有这一页。" />
      </footer>
    </div>
  );
}
