import { minuteText } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import { QrCode } from "#app/kit/prose/qr-code.tsx";

/** What another browser takes the order over by: the whole address, its path, and until when it holds. */
export interface HandedOver {
  address: string;
  path: string;
  until: string;
}

/** The code by which another phone takes the order over (带到另一台手机): first on the page, for it was just asked for. */
export function OtherPhone({ other: { address, path, until } }: { other: HandedOver }) {
  return (
    <section className="card qr-box off-paper" id="other" aria-label="带到另一台手机">
      <p>
        <b>用另一台手机扫一扫</b>
      </p>
      <QrCode content={address} label="换手机的二维码" />
      <p>
        <Clauses
          text={`扫开后点“接着用”，订单就带过去了。${minuteText(until).slice(11)} 前有效，只能用一次，不要发给别人。`}
        />
      </p>
      <p>
        <a className="go" href={usePath(path)} data-copy="">
          或复制链接，在电脑上打开
        </a>
      </p>
    </section>
  );
}
