/** Published test vectors of WeChat Pay (its documents 4012365336 and 4012365339): the test merchant's key, and what it signed. */
export const merchant = {
  /** SPKI of the documents' test key. */
  publicKey:
    "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAptpm+qvIDCh/9wjU26SQCK26ogYkBhDrYxnAaw2JbbBsp1oDbHKk+1r381NeBUG2HEFAuU+Fr72u5ot3yKdzoF/FajAzQNKnm569/D3upKoi8mYBaST15Uig8j8qoUW1U217LL0jEHlSnHV3lcaDTXqDpTRR4Bfz9IqOgJgFZ8/oTfEomSrjrLYef81Eyxr7ZIMQXEKKEK7V4UXKS0+/fDsiG/cXidhzt8UbTL9vqXqxM2+IDImyO+FAc/tkBG55LmzxPto1Nq0WbnZzRM/wTzrd0I/8NlevxtFbphg4evlHjFNI7+GrqR87ViEwuAJJ9Je5QQjct5YJfFRWiZ5CMQIDAQAB",
  timestamp: "1554208460",
  nonce: "593BEC0C930BF1AFEB40B4A08C8FB242",
} as const;

/** A payment as it was asked for. */
export const creation = {
  path: "/v3/pay/transactions/jsapi",
  body: '{"appid":"wxd678efh567hg6787","mchid":"1900007291","description":"Image形象店-深圳腾大-QQ公仔","out_trade_no":"1217752501201407033233368018","notify_url":"https://www.weixin.qq.com/wxpay/pay.php","amount":{"total":100,"currency":"CNY"},"payer":{"openid":"oUpF8uMuAJO_M2pxb1Q9zNjWeS6o"}}',
  mchId: "1900007291",
  serial: "408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB",
  signature:
    "jnks4dlrPw3ZX+ozVvSK39oa0t7OMBsg83BHAwd8BRdUFiVaQNTLTvci+wURgP1OQBbKYhFGvt7iqYpDSTQkp7Uq1sltaQKyncCyrA1g88m5bsKERQfPyT0ahSwKTYJ1CAn9QiJuSJRq1QsQs07eehbU/k9BCS51jTyc1Jpsi2H77HF9f/BnjXAOP3/sPObg6V5Ee4EzwLox684hhuMuIwHo7D8KFk3LIHOKDcNI4It1aCXydFWNpNK+SG86VUDe5kwoDpw4Ulqfu9z8OFDGbDs9TCxEv8iqQzbpxOlEVoOe2kalSYM5kApQb3nZcxdUtoE0liJGW3RGUNE0t4v01A==",
} as const;

/** The payment sheet's parameters. */
export const sheet = {
  appId: "wx2421b1c4370ec43b",
  package: "prepay_id=wx201410272009395522657a690389285100",
  paySign:
    "mI35pfNEQV6777ke/1T+LJLQDNTm7yeoUJH+j/adPGhmCCi0PbgkvYQTRcXH0uibcLVtvFLdGLpmoYO9FV6lBBsTAjuhh5YOvQi0e2g3e0yytitiNET9FEuqM0pjnKfRW4K6LIZDdbWJv9KhZUx3DrJa5TL7OJ7VdADVivxVySIlPVKjGwuCXzuXSJes0UcILgWQUMyha5/3nYofuHtS7r+KYyMuxD+oJ9VM1Qdxk4UIG59CP5Y3wtYIFybyF3bdu1caHTRRX+DLyMXyYA/IrTmiW01c4RPjpHBX5Dk1sZyY1zVsWNsvMHr2e1NTWtBxKJ+qk5N61J7caYoepHFaxw==",
} as const;

/** Of Alipay's SDK for Node (test/alipay.test.ts): a notification as the gateway signed it. */
export const alipayNotice = {
  publicKey:
    "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqObrdC7hrgAVM98tK0nv3hSQRGGKT4lBsQjHiGjeYZjOPIPHR5knm2jnnz/YGIXIofVHkA/tAlBAd5DrY7YpvI4tP5EONLtZKC2ghBMx7McI2wRD0xiqzxOQr1FuhZGJ8/AUokBzJrzY+aGX2xcOrxFYRlFilvVLTXg4LWjR1tdPkO6+i7wQZAIVMClPkwVRZEbaERRHlKqTzv2gGv5rDU8gRoe1LeaN+6BlbTqHWkQcNCUNrA8C6l17XAXGKDsm/9TFWwO8EPHHHCaQdjtV5/FdcWIt+L8SR1ss7EXTjYDFtxcKVv9rEoY1lX8T4mX+GbXfZHraG5NCF1+XioL5JwIDAQAB",
  sign: "QfTb8tqE1BMhS5qAnXtvsF3/jBkEvu9q9en0pdbBUDDjvKycZhQb7h8GDs4FKfi049PynaNuatxSgLb/nLWZpXyyh0LEWdK2S6Ri7nPwrVgOs08zugLO20vOQz44y3ti2Ncm8/wZts1Fr2gZ7pShnVX3d1B50hbsXnObT1r/U8ONNQjWXd0HIul4TG+Q3fm3svmSvFEy0WnzuhcyHPX5Gm4ELNctL6Qd5YniGJFNcc7kopHYtI/XD9YCKCH6Ct02rzUs9i11C9CsadtZn+WhxF26Dqt9sGEFajkJ8cxUTLi8+VCpLHsgPE8P0y095uQcDdK0YjCh4x7wVSov+lrmOQ==",
  params: {
    gmt_create: "2019-08-15 15:56:22",
    charset: "utf-8",
    seller_email: "z97-yuquerevenue@service.aliyun.com",
    subject: "语雀空间 500人规模",
    buyer_id: "2088102534368455",
    invoice_amount: "0.10",
    notify_id: "2019081500222155624068450559358070",
    fund_bill_list: '[{"amount":"0.10","fundChannel":"ALIPAYACCOUNT"}]',
    notify_type: "trade_status_sync",
    trade_status: "TRADE_SUCCESS",
    receipt_amount: "0.10",
    buyer_pay_amount: "0.10",
    sign_type: "RSA2",
    app_id: "2019073166072302",
    seller_id: "2088531891668739",
    gmt_payment: "2019-08-15 15:56:24",
    notify_time: "2019-08-15 15:56:25",
    version: "1.0",
    out_trade_no: "20190815155618536-564-57",
    total_amount: "0.10",
    trade_no: "2019081522001468450512505578",
    auth_app_id: "2019073166072302",
    buyer_logon_id: "xud***@126.com",
    point_amount: "0.00",
  },
} as const;

/** The JS-SDK's example of a signature (JS-SDK 说明文档, 附录 1). */
export const jsSdk = {
  ticket: "sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg",
  nonce: "Wm3WZYTPz0wzccnW",
  timestamp: "1414587457",
  url: "http://mp.weixin.qq.com?params=value",
  signature: "0f9de62fce790f9a083d5c99e95740ceb90c27ed",
} as const;
