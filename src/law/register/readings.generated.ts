// Generated from readings.yaml by npm run generate; edits are lost.
// The register is written there, for people; here it is data for the law room.

/** The points that the text leaves open, with their options. */
export const READINGS = {
  "rounding": {
    "clauses": [
      "4-234-11.monthly"
    ],
    "asks": {
      "en": "At which step are amounts rounded to the cent?",
      "es": "¿En qué paso se redondean las cuantías al centavo?"
    },
    "default": "half-up-monthly",
    "evidence": "inferred",
    "options": {
      "half-up-monthly": {
        "en": "A year's amount is kept exact. A month is its twelfth part, rounded to the cent with halves up; a part of a month is that rounded month times its days over the days of the month, rounded the same way.",
        "es": "La cuantía anual se mantiene exacta. El mes es su doceava parte, redondeada al centavo con las mitades hacia arriba; una parte de mes es ese mes redondeado por sus días entre los días del mes, redondeada del mismo modo."
      },
      "half-even-monthly": {
        "en": "Amounts are rounded at the same steps, but half a cent goes to the nearest even cent.",
        "es": "Se redondea en los mismos pasos, pero medio centavo va al centavo par más cercano."
      }
    }
  },
  "attained-age": {
    "clauses": [
      "4-238-B.right"
    ],
    "asks": {
      "en": "When does a person born on 29 February turn an age in a year that lacks that day?",
      "es": "¿Cuándo cumple una edad quien nació un 29 de febrero, si el año no tiene ese día?"
    },
    "default": "march-1",
    "evidence": "inferred",
    "options": {
      "march-1": {
        "en": "The age is reached on 1 March.",
        "es": "La edad se cumple el 1 de marzo."
      },
      "february-28": {
        "en": "The age is reached on 28 February.",
        "es": "La edad se cumple el 28 de febrero."
      }
    }
  },
  "order-last": {
    "clauses": [
      "4-234-3.designation"
    ],
    "cite": "4 L.P.R.A. § 234(3)",
    "asks": {
      "en": "Of several written orders, which one is the last?",
      "es": "De varias órdenes escritas, ¿cuál es la última?"
    },
    "default": "latest-filed",
    "evidence": "inferred",
    "options": {
      "latest-filed": {
        "en": "Among those duly recognized, the one filed last.",
        "es": "Entre las debidamente reconocidas, la última radicada."
      },
      "latest-recognized": {
        "en": "Among those on file, the one recognized last.",
        "es": "Entre las radicadas, la última reconocida."
      }
    }
  },
  "predeceased-share": {
    "clauses": [
      "4-234-3.heirs"
    ],
    "cite": "4 L.P.R.A. § 234(3)",
    "asks": {
      "en": "If one of several designees dies first, to whom does that share pass?",
      "es": "Si una de varias personas designadas muere antes, ¿a quién pasa su parte?"
    },
    "default": "heirs-take",
    "evidence": "inferred",
    "options": {
      "heirs-take": {
        "en": "To the legal heirs.",
        "es": "A los herederos legales."
      },
      "survivors-take": {
        "en": "To the remaining designees in proportion to their shares; to the heirs when no designee remains.",
        "es": "A las demás personas designadas en proporción a sus partes; a los herederos cuando no queda ninguna."
      }
    }
  },
  "interest-fraction": {
    "clauses": [
      "4-234-7"
    ],
    "cite": "4 L.P.R.A. § 234(7)",
    "asks": {
      "en": "How does interest run in a year that is not complete?",
      "es": "¿Cómo corre el interés en un año incompleto?"
    },
    "default": "simple-within-year",
    "evidence": "inferred",
    "options": {
      "simple-within-year": {
        "en": "Complete years are compounded. The days left over bear simple interest, each day 1/365 of a year.",
        "es": "Los años completos se capitalizan. Los días restantes devengan interés simple, cada día 1/365 de un año."
      },
      "compound-fraction": {
        "en": "The growth of one year is raised to the power of the days over 365.",
        "es": "El crecimiento de un año se eleva a la potencia de los días entre 365."
      },
      "whole-years": {
        "en": "An incomplete year bears no interest.",
        "es": "Un año incompleto no devenga interés."
      }
    }
  },
  "appeals-judges": {
    "clauses": [
      "4-234-8"
    ],
    "cite": "4 L.P.R.A. § 234(8)",
    "asks": {
      "en": "The definition of judge omits the Court of Appeals. Do its judges participate?",
      "es": "La definición de juez omite el Tribunal de Apelaciones. ¿Participan sus jueces?"
    },
    "default": "include",
    "evidence": "inferred",
    "options": {
      "include": {
        "en": "They do: their court is part of the General Court of Justice, which § 234(14) names.",
        "es": "Sí participan: su tribunal es parte del Tribunal General de Justicia, que la § 234(14) nombra."
      },
      "exclude": {
        "en": "They do not: a period in that court is disregarded. A period for which no court is stated is kept.",
        "es": "No participan: un período en ese tribunal no se toma en cuenta. Se conserva el período para el cual no consta tribunal."
      }
    }
  },
  "payday": {
    "clauses": [
      "4-234-11.monthly"
    ],
    "cite": "4 L.P.R.A. § 234(11)",
    "asks": {
      "en": "When the month ends on a day without banking, on which day is payment sent?",
      "es": "Cuando el mes termina en un día no bancario, ¿qué día se envía el pago?"
    },
    "default": "preceding-banking-day",
    "evidence": "inferred",
    "options": {
      "preceding-banking-day": {
        "en": "On the last banking day before it.",
        "es": "El último día bancario anterior."
      },
      "following-banking-day": {
        "en": "On the first banking day after it.",
        "es": "El primer día bancario siguiente."
      }
    }
  },
  "day-count": {
    "clauses": [
      "4-234-11.first",
      "4-234-11.last",
      "4-242b-d.first"
    ],
    "cite": "4 L.P.R.A. §§ 234(11), 242b(d)",
    "asks": {
      "en": "How much of a month is one of its days?",
      "es": "¿Qué parte del mes es cada uno de sus días?"
    },
    "default": "actual-days",
    "evidence": "inferred",
    "options": {
      "actual-days": {
        "en": "One part in as many as the month has days, 28 to 31.",
        "es": "Una parte de tantas como días tenga el mes, de 28 a 31."
      },
      "thirty-days": {
        "en": "One thirtieth in every month. A 31st day adds nothing, and a full month is always thirty thirtieths.",
        "es": "Un treintavo en todos los meses. El día 31 no añade nada y un mes completo es siempre treinta treintavos."
      }
    }
  },
  "day-of-death": {
    "clauses": [
      "4-234-11.last"
    ],
    "cite": "4 L.P.R.A. § 234(11)",
    "asks": {
      "en": "Is the day of death paid in the last pension payment?",
      "es": "¿Se paga el día de la muerte en el último pago de la pensión?"
    },
    "default": "include",
    "evidence": "inferred",
    "options": {
      "include": {
        "en": "It is paid.",
        "es": "Se paga."
      },
      "exclude": {
        "en": "It is not paid.",
        "es": "No se paga."
      }
    }
  },
  "hybrid-start": {
    "clauses": [
      "4-234-13"
    ],
    "cite": "4 L.P.R.A. §§ 234(13)-(14), 238(D)",
    "asks": {
      "en": "The English text leaves 1 July 2014 without a rule. Where does a judge who enrolled on that day belong?",
      "es": "El texto en inglés deja sin regla el 1 de julio de 2014. ¿A qué grupo pertenece el juez que ingresó ese día?"
    },
    "default": "hybrid",
    "evidence": "spanish",
    "options": {
      "hybrid": {
        "en": "To the Hybrid Program.",
        "es": "Al Programa Híbrido."
      },
      "undetermined": {
        "en": "To no group; someone must decide the case.",
        "es": "A ningún grupo; alguien debe decidir el caso."
      }
    }
  },
  "transition-start": {
    "clauses": [
      "4-234-13"
    ],
    "cite": "4 L.P.R.A. § 236a; Brau v. ELA, 2014 TSPR 26",
    "asks": {
      "en": "With which first appointment does the ceiling of 60 percent begin?",
      "es": "¿Con qué primer nombramiento comienza el tope de 60 por ciento?"
    },
    "default": "2013-12-24",
    "evidence": "court",
    "options": {
      "2013-12-24": {
        "en": "With one made on 24 December 2013 or later, when the Act took effect; those appointed before remain under the law as it was.",
        "es": "Con el hecho el 24 de diciembre de 2013 o después, cuando la Ley entró en vigor; los nombrados antes siguen bajo la ley anterior."
      },
      "none": {
        "en": "With any. As the code prints it, whoever had enrolled by the end of June 2014 is in the transition cohort.",
        "es": "Con cualquiera. Según el texto codificado, quien había ingresado al terminar junio de 2014 está en el grupo de transición."
      }
    }
  },
  "hybrid-sections": {
    "clauses": [
      "4-234-13"
    ],
    "cite": "4 L.P.R.A. § 234(13)",
    "asks": {
      "en": "Which sections does the definition mean when it names §§ 236c and 236d?",
      "es": "¿A qué secciones se refiere la definición cuando nombra las §§ 236c y 236d?"
    },
    "default": "236d-236e",
    "evidence": "inferred",
    "options": {
      "236d-236e": {
        "en": "Sections 236d and 236e, the places of Articles 4-C and 4-D in the code.",
        "es": "Las secciones 236d y 236e, los lugares de los Artículos 4-C y 4-D en la codificación."
      },
      "236c-236d": {
        "en": "Sections 236c and 236d, just as printed.",
        "es": "Las secciones 236c y 236d, tal como aparecen impresas."
      }
    }
  },
  "refunded-as-of": {
    "clauses": [
      "4-234-14.non-judge"
    ],
    "cite": "4 L.P.R.A. § 234(14)(b)",
    "asks": {
      "en": "The text ties the refunds to the day an unnamed act took effect. Which refunds does it reach?",
      "es": "El texto ata los reembolsos a la vigencia de una ley que no nombra. ¿Qué reembolsos alcanza?"
    },
    "default": "any",
    "evidence": "inferred",
    "options": {
      "any": {
        "en": "Every refund made by the other retirement system, whatever its date.",
        "es": "Todo reembolso hecho por el otro sistema de retiro, sea cual sea su fecha."
      }
    }
  },
  "eight-years": {
    "clauses": [
      "4-234-14.non-judge"
    ],
    "cite": "4 L.P.R.A. § 234(14)(a)",
    "asks": {
      "en": "How are the eight years as judge measured?",
      "es": "¿Cómo se miden los ocho años como juez?"
    },
    "default": "credited-months",
    "evidence": "inferred",
    "options": {
      "credited-months": {
        "en": "By 96 calendar months credited as judge, continuous or not.",
        "es": "Por 96 meses naturales acreditados como juez, continuos o no."
      },
      "last-eight": {
        "en": "By the 96 calendar months up to the final one as judge: every one of them must be a month as judge, as § 243 demands.",
        "es": "Por los 96 meses naturales hasta el último como juez: todos deben ser meses como juez, como exige la § 243."
      }
    }
  },
  "base-contribution": {
    "clauses": [
      "4-234-14.surcharge"
    ],
    "cite": "4 L.P.R.A. §§ 234(14), 240a(C), 242",
    "asks": {
      "en": "What is the whole contribution of those who enrolled before the Hybrid Program?",
      "es": "¿Cuál es la aportación total de quienes ingresaron antes del Programa Híbrido?"
    },
    "default": "totals-8-10",
    "evidence": "inferred",
    "options": {
      "totals-8-10": {
        "en": "8 percent in the legacy cohort and 10 percent in the transition cohort, the two surcharges of 0.25 included.",
        "es": "8 por ciento en el grupo anterior y 10 por ciento en el grupo de transición, incluidos los dos recargos de 0.25."
      },
      "base-9.5": {
        "en": "10 percent in both cohorts: the base of 9.50 and the two surcharges of 0.25.",
        "es": "10 por ciento en ambos grupos: la base de 9.50 y los dos recargos de 0.25."
      }
    }
  },
  "before-sixty": {
    "clauses": [
      "4-238-B.right"
    ],
    "cite": "4 L.P.R.A. § 238(B)",
    "asks": {
      "en": "Which event must precede the 60th birthday?",
      "es": "¿Qué debe ocurrir antes de cumplirse los 60 años de edad?"
    },
    "default": "onset",
    "evidence": "text",
    "options": {
      "onset": {
        "en": "The disability is total and permanent by then.",
        "es": "Que la incapacidad sea total y permanente."
      },
      "application": {
        "en": "The application is on file by then.",
        "es": "Que la solicitud esté radicada."
      },
      "determination": {
        "en": "The case is decided by then.",
        "es": "Que el caso esté decidido."
      }
    }
  },
  "average-compensation": {
    "clauses": [
      "4-238-B.amount"
    ],
    "cite": "4 L.P.R.A. § 238(B)",
    "asks": {
      "en": "Average compensation is defined for Hybrid Program judges alone. How is it taken for everyone else?",
      "es": "La compensación promedio se define solo para los jueces del Programa Híbrido. ¿Cómo se calcula para los demás?"
    },
    "default": "last-36-months",
    "evidence": "inferred",
    "options": {
      "last-36-months": {
        "en": "As the mean salary as judge of the final 36 months, as the Act defined it last.",
        "es": "Como el salario medio de juez de los últimos 36 meses, según la última definición que dio la Ley."
      },
      "last-salary": {
        "en": "As the salary of the final day of service.",
        "es": "Como el salario del último día de servicio."
      },
      "highest-salary": {
        "en": "As the greatest salary found when each month as judge is taken at its last day served.",
        "es": "Como el mayor salario que resulta de tomar cada mes como juez en su último día servido."
      },
      "last-60-months": {
        "en": "As for Hybrid Program judges.",
        "es": "Como para los jueces del Programa Híbrido."
      }
    }
  },
  "years-over-ten": {
    "clauses": [
      "4-238-B.amount"
    ],
    "cite": "4 L.P.R.A. § 238(B)",
    "asks": {
      "en": "What does an incomplete year beyond ten add?",
      "es": "¿Qué añade un año incompleto sobre los diez?"
    },
    "default": "months",
    "evidence": "inferred",
    "options": {
      "months": {
        "en": "One twelfth of 1 percent a credited month.",
        "es": "Un doceavo de 1 por ciento por mes acreditado."
      },
      "whole-years": {
        "en": "It adds nothing.",
        "es": "No añade nada."
      },
      "round-up": {
        "en": "It adds the full 1 percent.",
        "es": "Añade el 1 por ciento entero."
      }
    }
  },
  "fund-offset": {
    "clauses": [
      "4-238-A.offset"
    ],
    "cite": "4 L.P.R.A. § 238(A)",
    "asks": {
      "en": "The Fund has paid the System and the pension has been offset. How much does the participant get?",
      "es": "El Fondo pagó al Sistema y se hizo el descuento de la pensión. ¿Cuánto recibe el participante?"
    },
    "default": "combined",
    "evidence": "inferred",
    "options": {
      "combined": {
        "en": "What the Fund paid, passed on, and the pension reduced by it: in all, the larger of the two sums. The System bears only the reduced pension.",
        "es": "Lo que pagó el Fondo, que se le entrega, y la pensión reducida en ello: en total, la mayor de las dos sumas. El Sistema costea solo la pensión reducida."
      },
      "net-only": {
        "en": "The pension reduced by what the Fund paid, and nothing more. The System bears that same sum.",
        "es": "La pensión reducida en lo que pagó el Fondo, y nada más. El Sistema costea esa misma suma."
      }
    }
  },
  "conflicting-certificates": {
    "clauses": [
      "4-238-C.physicians"
    ],
    "cite": "4 L.P.R.A. § 238(C)",
    "asks": {
      "en": "Physicians in the required number find incapacity, and one more who qualifies finds none. Is the participant disabled?",
      "es": "Médicos en el número exigido hallan incapacidad y otro que también cualifica no la halla. ¿Está incapacitado el participante?"
    },
    "default": "needs-decision",
    "evidence": "inferred",
    "options": {
      "needs-decision": {
        "en": "It is for the Administrator to decide and to record why.",
        "es": "Corresponde al Administrador decidir y dejar constancia del porqué."
      },
      "sufficient": {
        "en": "The participant is: the statute's number has been met.",
        "es": "Lo está: se cumplió el número que fija el estatuto."
      }
    }
  },
  "earnings-period": {
    "clauses": [
      "4-238-C.earnings"
    ],
    "cite": "4 L.P.R.A. § 238(C)",
    "asks": {
      "en": "Over what time is income measured against the wage?",
      "es": "¿Sobre qué tiempo se miden los ingresos contra el salario?"
    },
    "default": "month",
    "evidence": "inferred",
    "options": {
      "month": {
        "en": "Each month by itself, against one twelfth of the yearly wage.",
        "es": "Cada mes por sí solo, contra un doceavo del salario anual."
      },
      "year": {
        "en": "Each calendar year: the months on file added up, against the same number of monthly wages.",
        "es": "Cada año natural: los meses informados, sumados, contra igual número de salarios mensuales."
      }
    }
  },
  "hybrid-disability-tests": {
    "clauses": [
      "4-238-D.right"
    ],
    "cite": "4 L.P.R.A. § 238(D)",
    "asks": {
      "en": "How do the five years and the age of 65 relate to the conditions of (A) and (B)?",
      "es": "¿Qué relación tienen los cinco años y la edad de 65 con las condiciones de (A) y (B)?"
    },
    "default": "replace",
    "evidence": "inferred",
    "options": {
      "replace": {
        "en": "They stand in for the ten years and the age of 60 in (B), and (A) must meet them as well.",
        "es": "Sustituyen los diez años y la edad de 60 de (B), y (A) también debe cumplirlos."
      },
      "add": {
        "en": "They are required in addition.",
        "es": "Se exigen además."
      },
      "nonoccupational-only": {
        "en": "They stand in for the conditions of (B); (A) stays as it is.",
        "es": "Sustituyen las condiciones de (B); (A) queda como está."
      }
    }
  },
  "hybrid-accrued": {
    "clauses": [
      "4-238-D.ceiling"
    ],
    "cite": "4 L.P.R.A. § 238(D)(ii)(a)",
    "asks": {
      "en": "What do the accumulated defined benefits, applied to average compensation, amount to?",
      "es": "¿A cuánto equivalen los beneficios definidos acumulados, aplicados a la compensación promedio?"
    },
    "default": "accrued-percentage",
    "evidence": "inferred",
    "options": {
      "accrued-percentage": {
        "en": "To 1.5 percent of the average for every year credited as judge, a month counting one twelfth.",
        "es": "A 1.5 por ciento del promedio por cada año acreditado como juez; un mes cuenta un doceavo."
      }
    }
  },
  "last-five-years": {
    "clauses": [
      "4-238-D.ceiling"
    ],
    "cite": "4 L.P.R.A. § 238(D)",
    "asks": {
      "en": "After an interruption of service, which months make up the last five years?",
      "es": "Tras una interrupción del servicio, ¿qué meses forman los últimos cinco años?"
    },
    "default": "judge-months",
    "evidence": "inferred",
    "options": {
      "judge-months": {
        "en": "The 60 latest months served as judge.",
        "es": "Los 60 meses más recientes servidos como juez."
      },
      "calendar": {
        "en": "Of the 60 calendar months up to the latest one as judge, those served as judge.",
        "es": "De los 60 meses naturales hasta el más reciente como juez, los servidos como juez."
      }
    }
  },
  "hybrid-underlying": {
    "clauses": [
      "4-238-D.ceiling"
    ],
    "cite": "4 L.P.R.A. § 238(D), (B)",
    "asks": {
      "en": "What does (B) grant a Hybrid Program judge with five to ten years, before the ceiling applies?",
      "es": "¿Qué concede (B) al juez del Programa Híbrido con cinco a diez años, antes de aplicar el tope?"
    },
    "default": "thirty-flat",
    "evidence": "inferred",
    "options": {
      "thirty-flat": {
        "en": "30 percent in full.",
        "es": "El 30 por ciento completo."
      },
      "pro-rata": {
        "en": "3 percent a year, counted by months, until ten years give 30 percent; after that (B) governs.",
        "es": "3 por ciento por año, contado por meses, hasta que diez años dan 30 por ciento; después rige (B)."
      }
    }
  },
  "destitution": {
    "clauses": [
      "4-242b-a"
    ],
    "cite": "4 L.P.R.A. § 242b(a)-(b)",
    "asks": {
      "en": "What does the English word 'destitution' mean here?",
      "es": "¿Qué significa aquí la palabra inglesa «destitution»?"
    },
    "default": "removal",
    "evidence": "spanish",
    "options": {
      "removal": {
        "en": "Loss of the office by removal, whatever the cause; the Spanish text has destitución.",
        "es": "La destitución del cargo, sea cual sea la causa; es la palabra del texto en español."
      }
    }
  },
  "dismissed-account": {
    "clauses": [
      "4-242b-a"
    ],
    "cite": "4 L.P.R.A. § 242b(a)-(b)",
    "asks": {
      "en": "A Hybrid Program judge is removed from office. What happens to the account?",
      "es": "Un juez del Programa Híbrido es destituido. ¿Qué sucede con su cuenta?"
    },
    "default": "needs-decision",
    "evidence": "inferred",
    "options": {
      "needs-decision": {
        "en": "The statute is silent. Whoever has authority decides and files the reasons.",
        "es": "El estatuto guarda silencio. Quien tenga autoridad decide y archiva las razones."
      },
      "refund": {
        "en": "The balance is distributed, just as under (a).",
        "es": "El balance se distribuye, igual que bajo (a)."
      }
    }
  },
  "twelve-under-65": {
    "clauses": [
      "4-242b-b"
    ],
    "cite": "4 L.P.R.A. § 242b(a)-(b)",
    "asks": {
      "en": "What does the account pay a Hybrid Program judge who leaves before 65 with twelve years or more?",
      "es": "¿Qué paga la cuenta al juez del Programa Híbrido que se separa antes de los 65 con doce años o más?"
    },
    "default": "defer-to-65",
    "evidence": "inferred",
    "options": {
      "defer-to-65": {
        "en": "An annuity that starts at age 65; until then the account keeps earning its return.",
        "es": "Una anualidad que comienza a los 65 años; hasta entonces la cuenta sigue ganando su rendimiento."
      },
      "needs-decision": {
        "en": "The statute is silent; someone must decide.",
        "es": "El estatuto guarda silencio; alguien debe decidir."
      }
    }
  },
  "factor-unit": {
    "clauses": [
      "4-238-D.ceiling",
      "4-242b-c"
    ],
    "cite": "4 L.P.R.A. § 242b(c)",
    "asks": {
      "en": "Does division by the factor, here and under § 238(D), give a yearly or a monthly annuity?",
      "es": "La división entre el factor, aquí y bajo la § 238(D), ¿da una anualidad por año o por mes?"
    },
    "default": "annual",
    "evidence": "inferred",
    "options": {
      "annual": {
        "en": "A yearly one.",
        "es": "Por año."
      },
      "monthly": {
        "en": "A monthly one.",
        "es": "Por mes."
      }
    }
  },
  "deferred-death": {
    "clauses": [
      "4-242b-e.refund"
    ],
    "cite": "4 L.P.R.A. § 242b(e)-(f)",
    "asks": {
      "en": "A Hybrid Program judge has separated, no annuity has begun, and death comes. What is due?",
      "es": "Un juez del Programa Híbrido se separó, ninguna anualidad ha comenzado, y muere. ¿Qué se debe?"
    },
    "default": "needs-decision",
    "evidence": "inferred",
    "options": {
      "needs-decision": {
        "en": "The statute is silent; someone must decide.",
        "es": "El estatuto guarda silencio; alguien debe decidir."
      },
      "refund": {
        "en": "The refund that follows a death in active service.",
        "es": "El reembolso que sigue a una muerte en servicio activo."
      }
    }
  },
  "transfer-annuity": {
    "clauses": [
      "4-242b-f.excess"
    ],
    "cite": "4 L.P.R.A. § 242b(f)",
    "asks": {
      "en": "In English the excess is paid when an annuity by transfer is due. Has the word 'not' been lost?",
      "es": "En inglés el exceso se paga cuando se debe una anualidad por traspaso. ¿Se perdió la palabra «no»?"
    },
    "default": "unless-due",
    "evidence": "inferred",
    "options": {
      "unless-due": {
        "en": "It has: the excess is paid where no annuity by transfer is due, as 3 L.P.R.A. § 773 provides for employees.",
        "es": "Se perdió: el exceso se paga donde no se debe anualidad por traspaso, como dispone 3 L.P.R.A. § 773 para los empleados."
      },
      "if-due": {
        "en": "It has not: the text applies as it stands.",
        "es": "No se perdió: el texto se aplica como está."
      }
    }
  },
  "debts-from-excess": {
    "clauses": [
      "4-242b-f.excess"
    ],
    "cite": "4 L.P.R.A. § 242b(e)-(f)",
    "asks": {
      "en": "Collection of debts stands in (e) alone. Does it reach the excess of a pensioner's account?",
      "es": "El cobro de deudas está solo en (e). ¿Alcanza el exceso de la cuenta de un pensionado?"
    },
    "default": "only-in-service",
    "evidence": "inferred",
    "options": {
      "only-in-service": {
        "en": "It does not; the System claims them against the estate.",
        "es": "No lo alcanza; el Sistema las reclama a la herencia."
      },
      "collect": {
        "en": "It does; they are collected before the excess is paid.",
        "es": "Lo alcanza; se cobran antes de pagar el exceso."
      }
    }
  },
  "thirty-days": {
    "clauses": [
      "4-242b-f.thirty-days"
    ],
    "cite": "4 L.P.R.A. § 242b(f)",
    "asks": {
      "en": "Does day 30 still count, and is the refund reduced by the payments already made?",
      "es": "¿Cuenta todavía el día 30, y se reduce el reembolso por los pagos ya hechos?"
    },
    "default": "inclusive-net",
    "evidence": "inferred",
    "options": {
      "inclusive-net": {
        "en": "Day 30 counts, and the payments are subtracted.",
        "es": "El día 30 cuenta y los pagos se restan."
      },
      "inclusive-gross": {
        "en": "Day 30 counts, and the payments are not subtracted.",
        "es": "El día 30 cuenta y los pagos no se restan."
      },
      "exclusive-net": {
        "en": "Day 30 no longer counts, and the payments are subtracted.",
        "es": "El día 30 ya no cuenta y los pagos se restan."
      }
    }
  },
  "temporary-municipal": {
    "clauses": [
      "3-764-a",
      "3-764-b"
    ],
    "cite": "3 L.P.R.A. § 764(a)-(b)",
    "asks": {
      "en": "Subsection (a) keeps temporary municipal employees out; (b) admits those of participating municipalities. Which prevails?",
      "es": "El inciso (a) deja fuera a los empleados transitorios municipales; (b) admite a los de municipios participantes. ¿Cuál prevalece?"
    },
    "default": "exclude",
    "evidence": "inferred",
    "options": {
      "exclude": {
        "en": "Subsection (a): they stay out.",
        "es": "El inciso (a): quedan fuera."
      },
      "include-if-participating": {
        "en": "Subsection (b): they belong if their municipality participates as employer.",
        "es": "El inciso (b): pertenecen si su municipio participa como patrono."
      }
    }
  },
  "municipal-participation": {
    "clauses": [
      "3-764-a",
      "3-764-b"
    ],
    "cite": "3 L.P.R.A. § 764(a)-(b)",
    "asks": {
      "en": "Subsection (a) takes every regular municipal employee and mayor; (b) names participating municipalities. Do those of other municipalities belong?",
      "es": "El inciso (a) incluye a todo empleado regular municipal y alcalde; (b) nombra municipios participantes. ¿Pertenecen los de otros municipios?"
    },
    "default": "all-regular",
    "evidence": "text",
    "options": {
      "all-regular": {
        "en": "They belong.",
        "es": "Pertenecen."
      },
      "participating-only": {
        "en": "They do not belong.",
        "es": "No pertenecen."
      }
    }
  },
  "these-officials": {
    "clauses": [
      "3-764-d.optional"
    ],
    "cite": "3 L.P.R.A. § 764(d)",
    "asks": {
      "en": "Are the employees named in the list among 'these officials'?",
      "es": "¿Están los empleados nombrados en la lista entre «estos funcionarios»?"
    },
    "default": "all-listed",
    "evidence": "inferred",
    "options": {
      "all-listed": {
        "en": "They are; the words reach everyone listed.",
        "es": "Lo están; las palabras alcanzan a todos los enumerados."
      },
      "officials-only": {
        "en": "They are not; the words reach officials alone.",
        "es": "No lo están; las palabras alcanzan solo a los funcionarios."
      }
    }
  },
  "readmission-interest": {
    "clauses": [
      "3-764-d.credit"
    ],
    "cite": "3 L.P.R.A. § 764(d)",
    "asks": {
      "en": "Until when does interest run on the contributions for time outside the System?",
      "es": "¿Hasta cuándo corre el interés de las aportaciones por el tiempo fuera del Sistema?"
    },
    "default": "to-payment",
    "evidence": "inferred",
    "options": {
      "to-payment": {
        "en": "It begins with the month that follows each month served and ends when payment is made or a plan is approved.",
        "es": "Comienza el mes que sigue a cada mes servido y termina cuando se paga o se aprueba un plan."
      },
      "to-readmission": {
        "en": "It ends at readmission, or at payment if payment came first.",
        "es": "Termina con el reingreso, o con el pago si este ocurrió antes."
      }
    }
  },
  "telephone-rate": {
    "clauses": [
      "3-764-prtc.interest"
    ],
    "cite": "3 L.P.R.A. § 764, telephone ¶¶ 3 and 5",
    "asks": {
      "en": "One paragraph caps the rate at 2.5 percent; another says 2.5 percent outright. Which governs?",
      "es": "Un párrafo pone al tipo un tope de 2.5 por ciento; otro dice 2.5 por ciento sin más. ¿Cuál rige?"
    },
    "default": "board-rate-capped",
    "evidence": "inferred",
    "options": {
      "board-rate-capped": {
        "en": "The Board's rate up to 2.5 percent, and 2.5 percent if the Board is silent. Interest is simple, by months of one twelfth of a year, and never joins the principal.",
        "es": "El tipo de la Junta hasta 2.5 por ciento, y 2.5 por ciento si la Junta calla. El interés es simple, por meses de un doceavo de año, y nunca se suma al principal."
      }
    }
  },
  "telephone-gate": {
    "clauses": [
      "3-764-prtc.gate"
    ],
    "cite": "3 L.P.R.A. § 764, telephone ¶ 4",
    "asks": {
      "en": "On which day are the twenty years left and the ten credited years counted?",
      "es": "¿En qué día se cuentan los veinte años que faltan y los diez años acreditados?"
    },
    "default": "at-application-with-restored",
    "evidence": "inferred",
    "options": {
      "at-application-with-restored": {
        "en": "On the day of the application, with the months this repayment brings back. The same count sets the term.",
        "es": "El día de la solicitud, con los meses que esta devolución restituye. La misma cuenta fija el plazo."
      },
      "at-application": {
        "en": "On the day of the application, without the months still to be paid back.",
        "es": "El día de la solicitud, sin los meses aún por devolver."
      }
    }
  },
  "telephone-plan": {
    "clauses": [
      "3-764-prtc.plan"
    ],
    "cite": "3 L.P.R.A. § 764, telephone ¶ 5",
    "asks": {
      "en": "Must all be paid before there is a plan, or is full payment the plan's goal?",
      "es": "¿Debe pagarse todo antes de que haya plan, o es el pago total la meta del plan?"
    },
    "default": "obligation",
    "evidence": "inferred",
    "options": {
      "obligation": {
        "en": "It is the goal, and only full payment brings the credit. The term is 60 months or, if more, twelve times the years missing to 30, rounded up; money from the PRTC plan goes to principal first.",
        "es": "Es la meta, y solo el pago total trae el crédito. El plazo es de 60 meses o, si es más, doce veces los años que faltan para 30, redondeado hacia arriba; el dinero del plan de la PRTC va primero al principal."
      },
      "precondition": {
        "en": "It comes before: until then no plan exists, and the answer states neither term nor instalments.",
        "es": "Va antes: hasta entonces no existe plan, y la respuesta no indica plazo ni pagos parciales."
      }
    }
  }
} as const;
