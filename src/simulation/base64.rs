//! Base64 (RFC 4648, section 4) for a document's `state`: three bytes in four letters.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Padding letter.
const PADDING: u8 = b'=';

/// Encodes bytes.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = Vec::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let byte = |k: usize| u32::from(three.get(k).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for k in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * k)) as usize & 63];
            text.push(if k <= three.len() { letter } else { PADDING });
        }
    }
    String::from_utf8(text).unwrap_or_default() // letters are all ASCII
}

/// Decodes text; `None` if it is not the output of [`encode`].
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let (fours, rest) = text.as_bytes().as_chunks::<4>();
    if !rest.is_empty() {
        return None;
    }
    let mut bytes = Vec::with_capacity(fours.len() * 3);
    for (i, four) in fours.iter().enumerate() {
        let padding = four.iter().rev().take_while(|c| **c == PADDING).count();
        if padding > 2 || (padding > 0 && i + 1 < fours.len()) {
            return None;
        }
        let mut bits = 0;
        for letter in &four[..4 - padding] {
            bits = bits << 6 | value(*letter)?;
        }
        bits <<= 6 * padding;
        let [_, three @ ..] = u32::to_be_bytes(bits);
        let (kept, beyond) = three.split_at(3 - padding);
        if beyond.iter().any(|b| *b != 0) {
            return None;
        }
        bytes.extend_from_slice(kept);
    }
    Some(bytes)
}

/// Six bits of a letter.
fn value(letter: u8) -> Option<u32> {
    let (first, from) = match letter {
        b'A'..=b'Z' => (b'A', 0),
        b'a'..=b'z' => (b'a', 26),
        b'0'..=b'9' => (b'0', 52),
        b'+' => (b'+', 62),
        b'/' => (b'/', 63),
        _ => return None,
    };
    Some(u32::from(letter - first) + from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn it_is_the_base64_of_rfc_4648() {
        let examples =
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy")];
        for (bytes, text) in examples {
            assert_eq!(encode(bytes.as_bytes()), text);
            assert_eq!(decode(text).as_deref(), Some(bytes.as_bytes()));
        }
        assert_eq!(encode(&[0xfb, 0xef, 0xff]), "++//");
    }

    #[test]
    fn what_it_would_not_write_it_does_not_read() {
        for text in ["Z", "Zg", "Zg=", "Zg===", "Zh==", "Zm9=", "====", "Z===", "Zg==Zm9v", "Zm 9", "Zm9v\n", "Zm9-", "Z=9v", "Zmö"] {
            assert_eq!(decode(text), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn bytes_come_back_as_they_were(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            prop_assert_eq!(decode(&encode(&bytes)), Some(bytes));
        }
    }
}
