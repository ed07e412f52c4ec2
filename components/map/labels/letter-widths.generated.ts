// Made by scripts/build-letter-widths.ts from the font files of IBM Plex (OFL). Not edited by hand.

/** The letters that were measured. */
export const letters = " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyzß’‘“”–—…·×°½";

/** How wide each of them is in a face and weight: a letter, so many hundredths of the size above the one of code 35. One alone: all are as wide. */
export const letterWidths = {
  sans400: ";?Mj_h;EEP_>K>I__________@@___S|cdaf][ijKVbUtjj`jc]\\g`|`^]CIC_[_X]U]ZCX\\<<X>z\\[]]HTF\\TpVUQc>>SR^qsD_Rz",
  sans500: ";APg_j<EEV_@K@M__________BB___T}eebg^\\jjLXeVujjbje_]hbca^CMC_[_Z^V^[EY]>>Z?{][^^ITH]VsXVTe??UU^qwE_Rz",
  sans600: ";BRe_j=EE[_AKAO__________CC___T}fech_]jkMZgWukjcje`]hceb_DOD_[_[_V_[FZ^??[@|^[__JUH^WuYWUg@@WW^qzF_Ry",
  cond500: "8>L`Yyc:AASY=G=IYYYYYYYYYY??YYYOt_^\\aYWccIS_Rmdc\\c^YWa\\w]ZX@I@YVYUYQYUBTX;<U=sXVYYFPDXQkSRO_==QQXipBYMo",
  cond600: "8?N]Xzc:AAVY>G>KYYYYYYYYYY??YYYPt`_]bYWcdJT`Rmdc]c_ZWa]y^\\YAKAYUYVYQYVDTX<=V>sXVYYGPDXSmTSP`>>RRXirCYMo",
  mono500: "_",
  serif400: "8<JcYwe9AAMZ;G;FZZZZZZZZZZ==ZZZOwca^e^\\gkBOeZsjf]faZ_f`|`]]?F?ZW_YWNYPARZA>X?w\\UXWOHG\\Pi\\PP\\;;OO[mmAZNx",
};

/** The width, em, that a letter of these stands for. */
export const widthIn = (table: string, at: number): number =>
  ((table.charCodeAt(at) || table.charCodeAt(0)) - 35) * 0.01;
