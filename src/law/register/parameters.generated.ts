// Generated from parameters.yaml by npm run generate; edits are lost.
// The register is written there, for people; here it is data for the law room.

/** The dated figures of the law, each with source and standing. */
export const PARAMETERS = {
  "system.operative-date": {
    "kind": "day",
    "label": {
      "en": "the operative date of the System",
      "es": "la fecha de aplicación del Sistema"
    },
    "cite": "4 L.P.R.A. § 234(4)",
    "values": [
      {
        "value": "1954-07-01",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 2(4) (4 L.P.R.A. § 234(4)), text read"
      }
    ]
  },
  "cohort.transition-from": {
    "kind": "day",
    "label": {
      "en": "the first day of the transition cohort",
      "es": "el primer día del grupo de transición"
    },
    "cite": "4 L.P.R.A. § 236a; Brau v. ELA, 2014 TSPR 26",
    "values": [
      {
        "value": "2013-12-24",
        "inForceFrom": "2013-12-24",
        "knownFrom": "2014-02-21",
        "standing": "enacted",
        "source": "Brau v. ELA, 2014 TSPR 26, decided 21 February 2014, which supplied the day that Act 162 of 2013 does not state",
        "note": {
          "en": "The code gives no first day: it speaks of all who enrolled by 30 June 2014. Reading transition-start decides between the two.",
          "es": "La codificación no da un primer día: habla de todos los que ingresaron hasta el 30 de junio de 2014. La interpretación transition-start decide entre ambos."
        }
      }
    ]
  },
  "cohort.hybrid-from": {
    "kind": "day",
    "label": {
      "en": "the first day of the Hybrid Program",
      "es": "el primer día del Programa Híbrido"
    },
    "cite": "4 L.P.R.A. §§ 234(13), 242; Brau v. ELA, 2014 TSPR 26",
    "values": [
      {
        "value": "2014-07-01",
        "inForceFrom": "2014-07-01",
        "knownFrom": "2013-12-24",
        "standing": "enacted",
        "source": "Act 162 of 2013, Spanish text of 4 L.P.R.A. § 242, and Brau v. ELA, 2014 TSPR 26",
        "note": {
          "en": "The English text says 'after July 1, 2014'. Reading hybrid-start decides what a judge who enrolled that very day is.",
          "es": "El texto en inglés dice «after July 1, 2014». La interpretación hybrid-start decide qué es el juez que ingresó ese mismo día."
        }
      }
    ]
  },
  "service.judge-years-for-other-service": {
    "kind": "years",
    "label": {
      "en": "the years as judge required before other government service is credited",
      "es": "los años como juez exigidos para acreditar otros servicios al Gobierno"
    },
    "cite": "4 L.P.R.A. § 234(14)(a)",
    "values": [
      {
        "value": "8",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 2(14)(a), as amended (4 L.P.R.A. § 234(14)(a)), text read",
        "note": {
          "en": "The text gives no starting day for this figure; the register counts it from the operative date.",
          "es": "El texto no da el día desde el cual rige esta cifra; el registro la cuenta desde la fecha de aplicación."
        }
      }
    ]
  },
  "interest.statutory-rate": {
    "kind": "percent",
    "label": {
      "en": "the System's rate of interest",
      "es": "el tipo de interés del Sistema"
    },
    "cite": "4 L.P.R.A. § 234(7)",
    "values": [
      {
        "value": "2.5",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 2(7) (4 L.P.R.A. § 234(7)), text read",
        "note": {
          "en": "It holds while the Board has prescribed no other rate. The text gives no starting day; the register counts it from the operative date.",
          "es": "Rige mientras la Junta no haya prescrito otro tipo. El texto no da día inicial; el registro lo cuenta desde la fecha de aplicación."
        }
      }
    ]
  },
  "interest.days-of-a-year": {
    "kind": "days",
    "label": {
      "en": "the days counted to a year of interest",
      "es": "los días que se cuentan por año de interés"
    },
    "cite": "4 L.P.R.A. § 234(7)",
    "values": [
      {
        "value": "365",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "reading",
        "reading": "interest-fraction",
        "source": "Reading interest-fraction; the statute is silent on parts of a year"
      }
    ]
  },
  "contribution.base-legacy": {
    "kind": "percent",
    "label": {
      "en": "the base contribution of the legacy cohort",
      "es": "la aportación base del grupo anterior"
    },
    "cite": "4 L.P.R.A. § 242",
    "values": [
      {
        "value": "7.50",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "unconfirmed",
        "source": "Press reports of 2011 and 2014 and the Retirement Administration's figures: 8.0 percent in all, less the two surcharges",
        "note": {
          "en": "Section 242 as codified says 9.5 percent. That the reported 8 percent already holds both surcharges is an inference.",
          "es": "La § 242 codificada dice 9.5 por ciento. Que el 8 por ciento informado ya incluya ambos recargos es una inferencia."
        }
      }
    ]
  },
  "contribution.base-transition": {
    "kind": "percent",
    "label": {
      "en": "the base contribution of the transition cohort",
      "es": "la aportación base del grupo de transición"
    },
    "cite": "4 L.P.R.A. § 242",
    "values": [
      {
        "value": "9.50",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "unconfirmed",
        "source": "Spanish text of 4 L.P.R.A. § 242, first paragraph, which conflicts with the 8 percent that the press and the Retirement Administration report",
        "note": {
          "en": "Section 242 states this base from the operative date. Reading base-contribution may apply it to the legacy cohort as well.",
          "es": "La § 242 fija esta base desde la fecha de aplicación. La interpretación base-contribution puede aplicarla también al grupo anterior."
        }
      }
    ]
  },
  "contribution.surcharge-other-service": {
    "kind": "percent",
    "label": {
      "en": "the surcharge for the credit of other government service",
      "es": "el recargo por el crédito de otros servicios al Gobierno"
    },
    "cite": "4 L.P.R.A. § 234(14)",
    "values": [
      {
        "value": "0.25",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 2(14), as amended (4 L.P.R.A. § 234(14)), text read",
        "note": {
          "en": "Hybrid Program participants do not pay it. The text ties it to the effective day of an Act it does not name; the register counts it from the operative date.",
          "es": "Los participantes del Programa Híbrido no lo pagan. El texto lo ata a la vigencia de una ley que no nombra; el registro lo cuenta desde la fecha de aplicación."
        }
      }
    ]
  },
  "contribution.surcharge-survivor-pension": {
    "kind": "percent",
    "label": {
      "en": "the surcharge for the pension of spouse and children",
      "es": "el recargo por la pensión de cónyuge e hijos"
    },
    "cite": "4 L.P.R.A. § 240a(C)",
    "values": [
      {
        "value": "0.25",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "unconfirmed",
        "source": "Act 2 of 4 January 1983 (4 L.P.R.A. § 240a(C)), which authorizes the surcharge without saying whether the base already holds it",
        "note": {
          "en": "Authorized in 1983; since when it is charged is not known. The register counts it from the operative date so that the reported total of 8 percent stays whole, and earlier months are estimates.",
          "es": "Autorizado en 1983; no se sabe desde cuándo se cobra. El registro lo cuenta desde la fecha de aplicación para que el total informado de 8 por ciento quede íntegro, y los meses anteriores son estimados."
        }
      }
    ]
  },
  "contribution.hybrid": {
    "kind": "percent",
    "label": {
      "en": "the contribution of Hybrid Program participants",
      "es": "la aportación de los participantes del Programa Híbrido"
    },
    "cite": "4 L.P.R.A. § 242",
    "values": [
      {
        "value": "12.00",
        "inForceFrom": "2014-07-01",
        "knownFrom": "2013-12-24",
        "standing": "enacted",
        "source": "Act 162 of 2013, Spanish text of 4 L.P.R.A. § 242, second paragraph",
        "note": {
          "en": "Whether it still governs after the Plan of Adjustment, effective 15 March 2022, has not been established.",
          "es": "No se ha establecido si aún rige tras el Plan de Ajuste, efectivo el 15 de marzo de 2022."
        }
      }
    ]
  },
  "disability.occupational.percent": {
    "kind": "percent",
    "label": {
      "en": "the share of the base rate of compensation",
      "es": "la parte del tipo base de compensación"
    },
    "cite": "4 L.P.R.A. § 238(A)",
    "values": [
      {
        "value": "50",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 6, as amended (4 L.P.R.A. § 238), text read",
        "note": {
          "en": "Act 142 of 1974 amended this section. The figure before that amendment, if it was another, has not been seen.",
          "es": "La Ley 142 de 1974 enmendó esta sección. No se ha visto la cifra anterior, si era otra."
        }
      }
    ]
  },
  "disability.nonoccupational.minimum-service": {
    "kind": "years",
    "label": {
      "en": "the creditable service required for a nonoccupational disability pension",
      "es": "los servicios acreditables exigidos para la pensión por incapacidad no ocupacional"
    },
    "cite": "4 L.P.R.A. § 238(B)",
    "values": [
      {
        "value": "10",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 6, as amended (4 L.P.R.A. § 238), text read",
        "note": {
          "en": "Act 142 of 1974 amended this section. The figure before that amendment, if it was another, has not been seen.",
          "es": "La Ley 142 de 1974 enmendó esta sección. No se ha visto la cifra anterior, si era otra."
        }
      }
    ]
  },
  "disability.nonoccupational.before-age": {
    "kind": "years",
    "label": {
      "en": "the age before which the disability must arise",
      "es": "la edad antes de la cual debe surgir la incapacidad"
    },
    "cite": "4 L.P.R.A. § 238(B)",
    "values": [
      {
        "value": "60",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 6, as amended (4 L.P.R.A. § 238), text read",
        "note": {
          "en": "Act 142 of 1974 amended this section. The figure before that amendment, if it was another, has not been seen.",
          "es": "La Ley 142 de 1974 enmendó esta sección. No se ha visto la cifra anterior, si era otra."
        }
      }
    ]
  },
  "disability.nonoccupational.base-years": {
    "kind": "years",
    "label": {
      "en": "the years of service that earn the base percentage",
      "es": "los años de servicios que dan el por ciento base"
    },
    "cite": "4 L.P.R.A. § 238(B)",
    "values": [
      {
        "value": "10",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 6, as amended (4 L.P.R.A. § 238), text read",
        "note": {
          "en": "Act 142 of 1974 amended this section. The figure before that amendment, if it was another, has not been seen.",
          "es": "La Ley 142 de 1974 enmendó esta sección. No se ha visto la cifra anterior, si era otra."
        }
      }
    ]
  },
  "disability.nonoccupational.base-percent": {
    "kind": "percent",
    "label": {
      "en": "the base percentage of average compensation",
      "es": "el por ciento base de la compensación promedio"
    },
    "cite": "4 L.P.R.A. § 238(B)",
    "values": [
      {
        "value": "30",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 6, as amended (4 L.P.R.A. § 238), text read",
        "note": {
          "en": "Act 142 of 1974 amended this section. The figure before that amendment, if it was another, has not been seen.",
          "es": "La Ley 142 de 1974 enmendó esta sección. No se ha visto la cifra anterior, si era otra."
        }
      }
    ]
  },
  "disability.nonoccupational.percent-per-further-year": {
    "kind": "percent",
    "label": {
      "en": "the percentage of average compensation for each further year",
      "es": "el por ciento de la compensación promedio por cada año adicional"
    },
    "cite": "4 L.P.R.A. § 238(B)",
    "values": [
      {
        "value": "1",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 6, as amended (4 L.P.R.A. § 238), text read",
        "note": {
          "en": "Act 142 of 1974 amended this section. The figure before that amendment, if it was another, has not been seen.",
          "es": "La Ley 142 de 1974 enmendó esta sección. No se ha visto la cifra anterior, si era otra."
        }
      }
    ]
  },
  "disability.nonoccupational.maximum-percent": {
    "kind": "percent",
    "label": {
      "en": "the ceiling of the disability annuity in average compensation",
      "es": "el tope de la anualidad por incapacidad en compensación promedio"
    },
    "cite": "4 L.P.R.A. § 238(B)",
    "values": [
      {
        "value": "50",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 6, as amended (4 L.P.R.A. § 238), text read",
        "note": {
          "en": "Act 142 of 1974 amended this section. The figure before that amendment, if it was another, has not been seen.",
          "es": "La Ley 142 de 1974 enmendó esta sección. No se ha visto la cifra anterior, si era otra."
        }
      }
    ]
  },
  "disability.nonoccupational.superseded-floor-until": {
    "kind": "day",
    "label": {
      "en": "the last day of the floor from superseded systems",
      "es": "el último día del mínimo de los sistemas sobreseídos"
    },
    "cite": "4 L.P.R.A. § 238(B)",
    "values": [
      {
        "value": "1960-12-31",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 6, as amended (4 L.P.R.A. § 238), text read"
      }
    ]
  },
  "disability.average-months": {
    "kind": "months",
    "label": {
      "en": "the months over which average compensation is taken",
      "es": "los meses sobre los que se toma la compensación promedio"
    },
    "cite": "4 L.P.R.A. § 238(B)",
    "values": [
      {
        "value": "36",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "reading",
        "reading": "average-compensation",
        "source": "Reading average-compensation; the Act defines the term for the Hybrid Program alone, and the three-year average of its retirement pension ended with Act 34 of 1993"
      }
    ]
  },
  "disability.government-physicians": {
    "kind": "count",
    "label": {
      "en": "the number of government physicians who suffice",
      "es": "el número de médicos del Gobierno que bastan"
    },
    "cite": "4 L.P.R.A. § 238(C)",
    "values": [
      {
        "value": "1",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 6, as amended (4 L.P.R.A. § 238), text read",
        "note": {
          "en": "Act 142 of 1974 amended this section. The figure before that amendment, if it was another, has not been seen.",
          "es": "La Ley 142 de 1974 enmendó esta sección. No se ha visto la cifra anterior, si era otra."
        }
      }
    ]
  },
  "disability.designated-physicians": {
    "kind": "count",
    "label": {
      "en": "the number of designated physicians who suffice",
      "es": "el número de médicos designados que bastan"
    },
    "cite": "4 L.P.R.A. § 238(C)",
    "values": [
      {
        "value": "2",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 6, as amended (4 L.P.R.A. § 238), text read",
        "note": {
          "en": "Act 142 of 1974 amended this section. The figure before that amendment, if it was another, has not been seen.",
          "es": "La Ley 142 de 1974 enmendó esta sección. No se ha visto la cifra anterior, si era otra."
        }
      }
    ]
  },
  "disability.hybrid.minimum-service": {
    "kind": "years",
    "label": {
      "en": "the credited service required of a Hybrid Program participant for a disability pension",
      "es": "los servicios acreditados exigidos al participante del Programa Híbrido para la pensión por incapacidad"
    },
    "cite": "4 L.P.R.A. § 238(D)",
    "values": [
      {
        "value": "5",
        "inForceFrom": "2014-07-01",
        "knownFrom": "2013-12-24",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 6(D), added by Act 162 of 2013, § 6 (4 L.P.R.A. § 238(D)), text read"
      }
    ]
  },
  "disability.hybrid.apply-before-age": {
    "kind": "years",
    "label": {
      "en": "the age before which a Hybrid Program participant must apply",
      "es": "la edad antes de la cual debe solicitar el participante del Programa Híbrido"
    },
    "cite": "4 L.P.R.A. § 238(D)",
    "values": [
      {
        "value": "65",
        "inForceFrom": "2014-07-01",
        "knownFrom": "2013-12-24",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 6(D), added by Act 162 of 2013, § 6 (4 L.P.R.A. § 238(D)), text read"
      }
    ]
  },
  "disability.hybrid.salary-ceiling-percent": {
    "kind": "percent",
    "label": {
      "en": "the ceiling of a Hybrid disability pension in average compensation",
      "es": "el tope de la pensión híbrida por incapacidad en compensación promedio"
    },
    "cite": "4 L.P.R.A. § 238(D)",
    "values": [
      {
        "value": "33",
        "inForceFrom": "2014-07-01",
        "knownFrom": "2013-12-24",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 6(D), added by Act 162 of 2013, § 6 (4 L.P.R.A. § 238(D)), text read"
      }
    ]
  },
  "average-compensation.hybrid-years": {
    "kind": "years",
    "label": {
      "en": "the last years of service averaged in the Hybrid Program",
      "es": "los últimos años de servicio que promedia el Programa Híbrido"
    },
    "cite": "4 L.P.R.A. § 236d",
    "values": [
      {
        "value": "5",
        "inForceFrom": "2014-07-01",
        "knownFrom": "2013-12-24",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 4-C, added by Act 162 of 2013, § 4 (4 L.P.R.A. § 236d), text read"
      }
    ]
  },
  "hybrid.accrual-percent": {
    "kind": "percent",
    "label": {
      "en": "the defined benefit accrued for each year as judge",
      "es": "el beneficio definido que se acumula por cada año como juez"
    },
    "cite": "4 L.P.R.A. § 236e(a)",
    "values": [
      {
        "value": "1.5",
        "inForceFrom": "2014-07-01",
        "knownFrom": "2013-12-24",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 4-D, added by Act 162 of 2013, § 5 (4 L.P.R.A. § 236e), text read",
        "note": {
          "en": "Whether it still governs after the Plan of Adjustment, effective 15 March 2022, has not been established.",
          "es": "No se ha establecido si aún rige tras el Plan de Ajuste, efectivo el 15 de marzo de 2022."
        }
      }
    ]
  },
  "hybrid.annuity.minimum-service": {
    "kind": "years",
    "label": {
      "en": "the years as judge required for the account's annuity",
      "es": "los años como juez exigidos para la anualidad de la cuenta"
    },
    "cite": "4 L.P.R.A. § 242b(a)-(b)",
    "values": [
      {
        "value": "12",
        "inForceFrom": "2014-07-01",
        "knownFrom": "2013-12-24",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 10-B, added by Act 162 of 2013, § 12 (4 L.P.R.A. § 242b), text read"
      }
    ]
  },
  "hybrid.annuity.age": {
    "kind": "years",
    "label": {
      "en": "the age at which the account's annuity may start",
      "es": "la edad a la que puede comenzar la anualidad de la cuenta"
    },
    "cite": "4 L.P.R.A. § 242b(b)(2)",
    "values": [
      {
        "value": "65",
        "inForceFrom": "2014-07-01",
        "knownFrom": "2013-12-24",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 10-B, added by Act 162 of 2013, § 12 (4 L.P.R.A. § 242b), text read"
      }
    ]
  },
  "hybrid.death.days-after-retirement": {
    "kind": "days",
    "label": {
      "en": "the days after retirement within which a death counts as in active service",
      "es": "los días tras el retiro en que la muerte cuenta como en servicio activo"
    },
    "cite": "4 L.P.R.A. § 242b(f)",
    "values": [
      {
        "value": "30",
        "inForceFrom": "2014-07-01",
        "knownFrom": "2013-12-24",
        "standing": "enacted",
        "source": "Act 12 of 1954, § 10-B, added by Act 162 of 2013, § 12 (4 L.P.R.A. § 242b), text read"
      }
    ]
  },
  "payment.days-of-a-thirty-day-month": {
    "kind": "days",
    "label": {
      "en": "the days of a month under the thirty-day count",
      "es": "los días de un mes en el cómputo de treinta días"
    },
    "cite": "4 L.P.R.A. §§ 234(11), 242b(d)",
    "values": [
      {
        "value": "30",
        "inForceFrom": "1954-07-01",
        "knownFrom": "1954-07-01",
        "standing": "reading",
        "reading": "day-count",
        "source": "Reading day-count; the statute does not say what part of a month a day is"
      }
    ]
  },
  "employees.act-date": {
    "kind": "day",
    "label": {
      "en": "the day from which the Act applies",
      "es": "el día desde el cual rige la ley"
    },
    "cite": "3 L.P.R.A. § 761",
    "values": [
      {
        "value": "1952-01-01",
        "inForceFrom": "1952-01-01",
        "knownFrom": "1952-01-01",
        "standing": "enacted",
        "source": "Act 447 of 15 May 1951, Art. 1-101"
      }
    ]
  },
  "employees.telephone.act-date": {
    "kind": "day",
    "label": {
      "en": "the date of the Act on former telephone staff",
      "es": "la fecha de la ley sobre los antiguos telefónicos"
    },
    "cite": "3 L.P.R.A. § 764, history",
    "values": [
      {
        "value": "2008-08-09",
        "inForceFrom": "2008-08-09",
        "knownFrom": "2008-08-09",
        "standing": "enacted",
        "source": "Act 234-2008, as the history of the section lists it",
        "note": {
          "en": "The history does not say which paragraphs each Act wrote. The day picks the figures in force; it enters no amount.",
          "es": "El historial no dice qué párrafos escribió cada ley. El día escoge las cifras vigentes; no entra en cantidad alguna."
        }
      }
    ]
  },
  "employees.temporary-executive-from": {
    "kind": "day",
    "label": {
      "en": "the day from which temporary personnel of the Executive Branch are members",
      "es": "el día desde el cual es miembro el personal transitorio de la Rama Ejecutiva"
    },
    "cite": "3 L.P.R.A. § 764(a)",
    "values": [
      {
        "value": "2011-07-06",
        "inForceFrom": "2011-07-06",
        "knownFrom": "2011-07-06",
        "standing": "enacted",
        "source": "Act 116 of 6 July 2011, § 1",
        "note": {
          "en": "The day is that of the Act's approval; its effective clause has not been read.",
          "es": "El día es el de la aprobación de la Ley; no se ha leído su cláusula de vigencia."
        }
      }
    ]
  },
  "employees.outside-choice-from": {
    "kind": "day",
    "label": {
      "en": "the day from which work outside Puerto Rico gives a choice",
      "es": "el día desde el cual el trabajo fuera de Puerto Rico permite optar"
    },
    "cite": "3 L.P.R.A. § 764(e)",
    "values": [
      {
        "value": "2004-05-09",
        "inForceFrom": "2004-05-09",
        "knownFrom": "2004-05-09",
        "standing": "enacted",
        "source": "Act 112 of 9 May 2004, § 1",
        "note": {
          "en": "The day is that of the Act's approval; its effective clause has not been read.",
          "es": "El día es el de la aprobación de la Ley; no se ha leído su cláusula de vigencia."
        }
      }
    ]
  },
  "employees.irregular-minimum-years": {
    "kind": "years",
    "label": {
      "en": "the least period of government service for an irregular employee",
      "es": "el período mínimo de servicio al Gobierno del empleado irregular"
    },
    "cite": "3 L.P.R.A. § 764(i)",
    "values": [
      {
        "value": "3",
        "inForceFrom": "1952-01-01",
        "knownFrom": "1952-01-01",
        "standing": "enacted",
        "source": "Act 447 of 1951, § 1-105, as amended (3 L.P.R.A. § 764), text read",
        "note": {
          "en": "The Administrator may fix a longer period with the Board. The text gives no starting day; the register counts it from that System's first day.",
          "es": "El Administrador puede fijar con la Junta un período mayor. El texto no da día inicial; el registro lo cuenta desde el primer día de ese Sistema."
        }
      }
    ]
  },
  "employees.telephone.maximum-rate": {
    "kind": "percent",
    "label": {
      "en": "the highest special rate of interest",
      "es": "el tipo máximo del interés especial"
    },
    "cite": "3 L.P.R.A. § 764, telephone ¶ 3",
    "values": [
      {
        "value": "2.5",
        "inForceFrom": "2008-08-09",
        "knownFrom": "2008-08-09",
        "standing": "enacted",
        "source": "Act 447 of 1951, § 1-105, as amended (3 L.P.R.A. § 764), text read",
        "note": {
          "en": "The starting day is that of Act 234 of 2008, which is inferred to have brought the telephone paragraphs; Act 279 of 2011 may have.",
          "es": "El día inicial es el de la Ley 234 de 2008, de la que se infiere que trajo los párrafos telefónicos; pudo ser la Ley 279 de 2011."
        }
      }
    ]
  },
  "employees.telephone.maximum-years-left": {
    "kind": "years",
    "label": {
      "en": "the most years that may be missing for a merit pension",
      "es": "los años que a lo sumo pueden faltar para una pensión por mérito"
    },
    "cite": "3 L.P.R.A. § 764, telephone ¶ 4",
    "values": [
      {
        "value": "20",
        "inForceFrom": "2008-08-09",
        "knownFrom": "2008-08-09",
        "standing": "enacted",
        "source": "Act 447 of 1951, § 1-105, as amended (3 L.P.R.A. § 764), text read",
        "note": {
          "en": "The starting day is that of Act 234 of 2008, which is inferred to have brought the telephone paragraphs; Act 279 of 2011 may have.",
          "es": "El día inicial es el de la Ley 234 de 2008, de la que se infiere que trajo los párrafos telefónicos; pudo ser la Ley 279 de 2011."
        }
      }
    ]
  },
  "employees.telephone.credited-years": {
    "kind": "years",
    "label": {
      "en": "the credited years required for the payment plan",
      "es": "los años acreditados exigidos para el plan de pagos"
    },
    "cite": "3 L.P.R.A. § 764, telephone ¶ 4",
    "values": [
      {
        "value": "10",
        "inForceFrom": "2008-08-09",
        "knownFrom": "2008-08-09",
        "standing": "enacted",
        "source": "Act 447 of 1951, § 1-105, as amended (3 L.P.R.A. § 764), text read",
        "note": {
          "en": "The starting day is that of Act 234 of 2008, which is inferred to have brought the telephone paragraphs; Act 279 of 2011 may have.",
          "es": "El día inicial es el de la Ley 234 de 2008, de la que se infiere que trajo los párrafos telefónicos; pudo ser la Ley 279 de 2011."
        }
      }
    ]
  },
  "employees.telephone.merit-years": {
    "kind": "years",
    "label": {
      "en": "the years in service that a merit pension takes",
      "es": "los años en servicio que requiere una pensión por mérito"
    },
    "cite": "3 L.P.R.A. § 764, telephone ¶ 5",
    "values": [
      {
        "value": "30",
        "inForceFrom": "2008-08-09",
        "knownFrom": "2008-08-09",
        "standing": "enacted",
        "source": "Act 447 of 1951, § 1-105, as amended (3 L.P.R.A. § 764), text read",
        "note": {
          "en": "It is the figure of the telephone paragraphs. The general merit pension is reported to have ended on 30 June 2013 (Act 3 of 2013). The start is inferred from Act 234 of 2008.",
          "es": "Es la cifra de los párrafos telefónicos. Se informa que la pensión por mérito general terminó el 30 de junio de 2013 (Ley 3 de 2013). El inicio se infiere de la Ley 234 de 2008."
        }
      }
    ]
  },
  "employees.telephone.minimum-plan-years": {
    "kind": "years",
    "label": {
      "en": "the shortest term of the payment plan",
      "es": "el plazo mínimo del plan de pagos"
    },
    "cite": "3 L.P.R.A. § 764, telephone ¶ 5",
    "values": [
      {
        "value": "5",
        "inForceFrom": "2008-08-09",
        "knownFrom": "2008-08-09",
        "standing": "enacted",
        "source": "Act 447 of 1951, § 1-105, as amended (3 L.P.R.A. § 764), text read",
        "note": {
          "en": "The starting day is that of Act 234 of 2008, which is inferred to have brought the telephone paragraphs; Act 279 of 2011 may have.",
          "es": "El día inicial es el de la Ley 234 de 2008, de la que se infiere que trajo los párrafos telefónicos; pudo ser la Ley 279 de 2011."
        }
      }
    ]
  }
} as const;
