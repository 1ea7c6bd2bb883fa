import { momentText } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import { QrCode } from "#app/kit/prose/qr-code.tsx";

interface WaysOutProps {
  app: { name: string; leave: string };
  /** Where another browser takes the order over: the whole address, and its path. */
  address: string;
  path: string;
  /** Until when that holds. */
  until: string;
}

/** The sign of an app's menu in the words how to leave it, between its quotation marks. */
const SIGN = /“([·⋮]+)”/u;

/** Characters that say what to do where (点右上角): they stand before the sign, in its line. */
const CORNER = 4;

/** What to choose (选“在浏览器打开”。), with the sign after it: an item of a menu is looked for as it stands, and never parted. */
const ITEM = /([^，]“[^”]+”[，。])/u;

/** Three ways out of an app's browser (换浏览器的三个办法), each with what it needs. */
export function WaysOut({ app, address, path, until }: WaysOutProps) {
  const [before = "", sign = "", after = ""] = app.leave.split(SIGN);
  return (
    <ol className="how ways-out">
      <li>
        <div>
          <b>用菜单，最省事</b>
          <p>
            {`在${app.name}里，${before.slice(0, -CORNER)}`}
            <span className="cl">
              {`${before.slice(-CORNER)} `}
              <span className="dots">{sign}</span>
              {after.slice(0, 1)}
            </span>
            {`${after.slice(1)}。`.split(ITEM).map((piece, at) =>
              at % 2 === 0 ? (
                piece
              ) : (
                <span className="cl" key={piece}>
                  {piece}
                </span>
              ),
            )}
          </p>
        </div>
      </li>
      <li>
        <div>
          <b>复制链接</b>
          <p>
            <Clauses
              text={`到手机浏览器里粘贴打开。${momentText(until)} 前有效，只能用一次，不要发给别人。`}
            />
          </p>
          <p className="own-address" data-quoted="">
            {address}
          </p>
          <a className="btn quiet" href={usePath(path)} data-copy="">
            复制这个链接
          </a>
        </div>
      </li>
      <li>
        <div>
          <b>用另一台手机扫</b>
          <p>
            <Clauses text="码和链接是同一个，用一个就行。过期了就刷新本页。" />
          </p>
          <QrCode content={address} label="换手机的二维码" />
        </div>
      </li>
    </ol>
  );
}
