/**
 * Surnames whose usual spelling in Hong Kong is not what the rules give, in the spelling that most families
 * there bear; other spellings are in use too (周 Chau, 罗 Lo, 叶 Ip, 李 Li, 许 Hui).
 */
export const hongKongSurnames: Readonly<Record<string, string>> = {
  李: "Lee",
  周: "Chow",
  邹: "Chow",
  罗: "Law",
  古: "Koo",
  顾: "Koo",
  曹: "Tso",
  岑: "Shum",
  沈: "Shum",
  蒋: "Tseung",
  柯: "Or",
  佘: "Sheh",
  司徒: "Szeto",
  司马: "Szema",
};
