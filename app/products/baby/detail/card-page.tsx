import { picturePath } from "#app/kit/paths/card-path.ts";
import { detailPath } from "#app/kit/paths/detail-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link, usePath } from "#app/kit/prose/link.tsx";
import type { NamePage } from "#functions/contract/orders/orders.ts";

interface CardPageProps {
  name: NamePage;
  /** The reader's key of the order where there is one, else its number: what stands in the pictures' addresses. */
  shared: string;
}

const PAPERS = [
  ["day", "宣纸"],
  ["night", "月夜"],
] as const;

/** As a picture for a phone, which is what one comes for, and for whoever has it printed. */
const FILES = [
  ["png", "下载图片", "btn quiet"],
  ["svg", "给印刷店的文件（SVG）", "go"],
] as const;

/** A name as a picture to keep (名字卡): on two papers, to be kept pressed, or taken as a file. */
export function CardPage({ name, shared }: CardPageProps) {
  const base = usePath("/").replace(/\/$/, "");
  return (
    <div className="keep-card">
      <Link className="back" to={detailPath(name.sn, name.given)}>
        回到名字详情
      </Link>
      <h1>存一张名字卡</h1>
      <p className="lead">
        <Clauses text="长按图片保存，或发给家里人。图上有名字、读音、出处和一方小印，没有生辰和订单号。" />
      </p>
      <div className="keep-papers">
        {PAPERS.map(([paper, word]) => (
          <figure key={paper}>
            <img
              src={`${base}${picturePath(shared, name.given, paper)}`}
              width="750"
              height="1000"
              alt={`${name.name}，${name.pinyin.join(" ")}`}
              loading={paper === "day" ? undefined : "lazy"}
            />
            <figcaption>
              <span>{word}</span>
              {FILES.map(([kind, label, look]) => (
                <a
                  className={look}
                  href={base + picturePath(shared, name.given, paper, kind)}
                  download={`${name.name}，${word}.${kind}`}
                  key={kind}
                >
                  {label}
                  <span className="sr-only">{`（${word}）`}</span>
                </a>
              ))}
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
