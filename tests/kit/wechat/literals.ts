/**
 * A key pair of these tests, and what OpenSSL's command line (`openssl dgst -sha256 -sign`) made of it: written down once,
 * so that our signatures are compared with another program's, not with themselves.
 */

/** The private key, PKCS #8 in base64; it protects nothing. */
export const PKCS8 = [
  "MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQCi3gQV9ZbHbA2IXfcMqJgMuaoZ8JCiGegeADmHrUxD1ICR",
  "FEWwcVOxwVId8gOipprbDHRTeulOiZU58fzKI15HrrPZk//a+9s02kKLKV5zUpVL+3N+R7Sdc+NS91Yo9Gp6F5nMCfHRmgge",
  "MveRRRZnBQaWoGq26Eko5kRRFWablie6h4Vpg9yFYqLO02pt5e3NeS5WYjNRhmYRZKYe8c1X76pnlUCS2g20vOI+mQUFN19Z",
  "fc+reEhPrfyzz2FBNr4hQHBtLSCg62o47drEBO6oKOYD8lMAZbctUliFQdLqnSszqWlXJbEvN9zsGUhWIZPp23FQ+BskBgT2",
  "QB3ZLCj1AgMBAAECggEAEg7g0Bh/Y9QoufaFNmuZFEwfvqmMN9T8hhsLRe5iluDAcpWXVoVyPLLNKpHTclzbra73VOw7YyBh",
  "IeAhYb5DLVqDCXxd8YdcWkNa/ngTR2EgOaEDQLytm4mmamQPMxJKngfw3w05OT7FaKfJCFvrLHgDr37Q5j/iIL1LVNw1GMoD",
  "g+XmvIMZ7qFbrN6XYDV2e4AdhwGtoCGo4Frk81yhe7yKrTGrDBKPhYIPz2WnBZNWBY+av/+0LPhbeisARhtQwE4msc0+tERW",
  "SZVGtbWzVtk6VhM9hMbWD8rlbgWIfyhlWaLFZAqew0l41Ngc3aFk6p/jC288QJPimqwB6u+dMQKBgQDUXs4CeTMx9Lnk8Z0+",
  "cQlpjD6964DgORwF5nKzM6M3/8l1I+GBgKyaZPIOORHHO9Napf1PQAOJwqGW0D8SvhRddsfQSbB8RoUR89IGvZem5O+FHALH",
  "Wh7yAyRozZL0Ty6H9MQ6U/40rjU6O/F2Wj8i0CZVgVWu3VBQ1lLHpuuSqQKBgQDEU7HzKt+UU6FZpNV92iFQfEDDECxBJv2j",
  "MU/upbT3uq/ogdqGusAFsMuuHYn5fCdQOH3LqvFCW8cjKX8QRjxdZyHWBlqJ+6ESUsIWMBb29eH7zWebSoZLvU1WFOdFvJrr",
  "9apCn+AQZ0i0Qb8FTkLY9VJVvFqL/W0a/qp3eSJfbQKBgG86nGGVQygWCksL9RSgNZLPfokQULafkrrQYSDUmdcZpFUzDsg6",
  "MazH1DN41oPoJKGksJCScYf0pZeMyIwzfA0byjmgbswYT1gAwO8A2+3wmDa6XgY1gGG3HZm6mg5VboSMwT3fghPrbjtq6+PW",
  "Dp1YMcu06sCkb413Q3IITffJAoGBALDDIk7r5Q1pFrbdgBKl2KTcmnqGDzJB5s+N0IfvzjXVchgHAjeX4Ne+zEPh+J4VuFez",
  "5R8As+OpOmxgKjT+58640nAenFnroqQauwC7H5IO4/6Qe54HxU5gDEda3redDmcwcrE1vMlIFN+m6lPemLU6e30R7vxnmlpZ",
  "vCWBfP8pAoGBAKl/uMHUjlBMjJopvD5MQmXbfFHU+/Rx9Xm1NkVhj1c/E0GkwcI0RGj2In2aSAvCyd1eyv5P1YR8DEws9lLO",
  "Q2iOzCJHddP0PeXgikB77ule4GdHQ1fCZbyemgAfvqlIgyLXIg/wuRaGFtKCC0YCxJBJVTv8L8uFHlaC3RQVrEK+",
].join("");

/** Its public key. */
export const SPKI = [
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAot4EFfWWx2wNiF33DKiYDLmqGfCQohnoHgA5h61MQ9SAkRRFsHFT",
  "scFSHfIDoqaa2wx0U3rpTomVOfH8yiNeR66z2ZP/2vvbNNpCiylec1KVS/tzfke0nXPjUvdWKPRqeheZzAnx0ZoIHjL3kUUW",
  "ZwUGlqBqtuhJKOZEURVmm5YnuoeFaYPchWKiztNqbeXtzXkuVmIzUYZmEWSmHvHNV++qZ5VAktoNtLziPpkFBTdfWX3Pq3hI",
  "T638s89hQTa+IUBwbS0goOtqOO3axATuqCjmA/JTAGW3LVJYhUHS6p0rM6lpVyWxLzfc7BlIViGT6dtxUPgbJAYE9kAd2Swo",
  "9QIDAQAB",
].join("");

/** The moment and nonce that WeChat's own explanation of the signature takes for its example. */
export const MOMENT = { seconds: 1554208460, nonce: "593BEC0C930BF1AFEB40B4A08C8FB242" };

export const POST_BODY = '{"description":"起名报告"}';
export const APP_ID = "wxsandbox0000000001";
export const PREPAY_ID = "wx201410272009395522657a690389285100";
export const ANSWER_AT = 1554209980;
export const ANSWER_NONCE = "c5ac7061fccab6bf3e254dcf98995b8c";
export const ANSWER_BODY = '{"code_url":"weixin://wxpay/bizpayurl?pr=p4lpSuKzz"}';

/** Of `GET\n/v3/certificates\n1554208460\n593B…\n\n`: no body, but its line. */
export const SIGNED_GET = [
  "QKfyeWv83CZXhm1mvTVU1gWjNDdEFgOojIXueOwoKqDpSi4r9CKTzQNeIZepNrG0zzgXtLdgc/Cs1IQ5rvc1gmxbxwmMRTcH",
  "ULN7C+cuulGyVrinGlEcVEB1XWWgkn0QZnp2SSji/1R21fmwrt0GEE2XY0/4hVLlIRxkMDozEfHgUCxWbrEbITcJq/26Sgwy",
  "PmSAZ0R+fVLLj/dSsJlKmsUnSqH5MS3u5f/nYDjS2gdopVHsIGsR4drgvC5pX6PGn6TLPBVuXb0GRt2w1SRSrQYHLD+Iq5Ys",
  "uC+vuI+PfoR9Ql6aHcAZyU+JKfltNoIJNY3dET/XciFQQMUECcU9Jw==",
].join("");

/** Of a POST to /v3/pay/transactions/native with the body POST_BODY. */
export const SIGNED_POST = [
  "YkxIBwsyfVuCXcR5NoZQjHgkNrgzYCOgrCNekDUhg5CVLNbC6vYkUsxxuxtyCl6DLtocR8fG96rbhgnt6moy6e5VdsN8eVP8",
  "Fp3O2ZjcxqAj1b7U/UCaN31VdMHy7KQ124pqfg439jWa0nhqnv3M3bkcGPSNWLGPgMX2EeYz/3xgn1tURQ4K7ZYrSyTH5aWj",
  "UpUpV5kkZOPkZHzSVP1ubFi5FEw2t/z0RPv4klvUv5iZ4PLfirXu6iiODQ3DMib23fYn+NY6yBHK+CAVGm867laaCcw5wbA7",
  "xeU2x6pdNCNzTMSJ3KZmON2f8nI4+cv27gWnSdPWykTcMQkCbW4RjQ==",
].join("");

/** Of `APP_ID\n1554208460\n593B…\nprepay_id=PREPAY_ID\n`. */
export const SIGNED_SHEET = [
  "OsqjtD/UwEJoCYyGDDszHyKu24lE/UJqWC8Irludn5e6Kd+d+hStfT4vGdhgphWufKm+PNT0MPH51KzdONmb3fWrv9bJXZI7",
  "SuwIo2iTfQKrJrz4pe9qLZAM9kY6POBgmUMMFmpA2NVMhrizoJictbX5ea/rQFMkQ1QR1BSRapRAXim8lRj669F3aW9h27Mz",
  "DBkuhPWJS9mucns0aDdMLLsfQSDvIS5noetnf0Ooha7wFuEWCIapFyDUWFMMit06Uy7/PFOvIa/yN/E1FyzwvfViTAQ0+hiQ",
  "GLvYbzMtCsgUDbS+5GrWDFMBnc5S4LKrQ6/wZJZ8jvxP3ocirjS5gw==",
].join("");

/** Of ANSWER_BODY at 1554209980 with ANSWER_NONCE. */
export const SIGNED_ANSWER = [
  "Np6ibmx7QJqmLTtPZrHZJa3bFhagFSt6zoruyIkQUGo2IZMBcBZJMtkA8awR/TcZe4bcHL0h0LICG3B5Q0cc4sSVuKEqtMKC",
  "F/endfpYVHIBakPKOtrvWljD3il0Vygwor/lkNSBsrvUkRFYPBpEVArWj6bvpyXyOUfcZp95VJAgZbEiDgj+5FRJt7UYUEDo",
  "wzpoX39d2z73Nkw4R76X4QcgGDIKbvUcjQsJENheZZHtb9URGSGgIEx8mSxUA2zUgqXOa/BBkg4ajTuI3HB4CyLAnBX1Xjxn",
  "Yhh8m9eBJD/KMziGUDzas/t/bcxgSxqVGWMcDJJPdcc07XOj79Iw8A==",
].join("");

/** Of an empty body at the same time. */
export const SIGNED_EMPTY = [
  "nkEAcDJx8RWSS5UdUgSI0q3yHCll9WZnBlFlDD/p44WCvuZQURexBka4ndUliiQc5xYpCszFZcPHczCB2Zk8FmzC7e2PzE11",
  "2T+dEVqnV+wqhVcKZY42QGw8PKrSmdlANL9XzNuPWYJbkVcXbvalAv5vXtXlGDv6US9TTRXR4arIeJM64WvtdXfR37k4X7Uj",
  "l8aLi1Kymr6lduFMRTMCYA/ieA9FyN24mUhF05Duj7m6M9YmH79QYv79L1faTJ58lYFbG/X9jNSOkuXX1jKnznUAWMeYsdgM",
  "SJ9vD6fL2EdYAdDSuvYfPs7kRKAypY8T08o77aiu75KzyL4wNfRPFQ==",
].join("");

/** Sealed by Python's `cryptography` (AESGCM) under this key. */
export const SEALED = {
  key: "luopan-test-api-v3-key-000000000",
  resource: {
    algorithm: "AEAD_AES_256_GCM" as const,
    nonce: "593BEC0C930B",
    associated_data: "transaction",
    ciphertext:
      "aYUPut/MAuTQYbjzUB/lVDsgCsf181Kq+e40AooLYx2f8PklIgFbilPltcaJ6bY8rM28MymocnVhwkrGgs+veLWSyzJF1PsasTE8",
  },
  opened: '{"trade_state":"SUCCESS","trade_state_desc":"支付成功"}',
};
