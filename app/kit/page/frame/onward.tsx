import { renderToStaticMarkup } from "react-dom/server";

/** Leads on from a page whose head has left already to where it turned out to lead (`to`): by itself, or by a touch. */
export const onward = (to: string): string =>
  renderToStaticMarkup(
    <div className="wrap">
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <h1>正在打开下一页</h1>
      <p className="lead">
        没有自动打开时，<a href={to}>点这里继续</a>。
      </p>
    </div>,
  );

/** What a page says whose head has left already, where its answer never came. */
export const neverCame = (here: string): string =>
  renderToStaticMarkup(
    <div className="wrap">
      <h1>这一页没有取到</h1>
      <p className="lead">
        您填的、付过的都还在。<a href={here}>再试一次</a>。
      </p>
    </div>,
  );
