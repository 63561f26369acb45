//! Numbers of a state in few bytes, losslessly: zeros, small whole numbers and what a 32-bit number holds make up half of the numbers of
//! contacts.
//!
//! For four numbers a byte of tags, two bits each, the first in the lowest, then their bytes one after the other.

/// Bytes of a number with this tag.
const BYTES: [usize; 4] = [0, 1, 4, 8];

/// Number of numbers and of bytes of a state.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Size {
    /// Count of numbers.
    pub numbers: usize,
    /// Bytes that they take.
    pub bytes: usize,
}

impl Size {
    /// The most bytes that so many numbers take.
    #[must_use]
    pub fn most(numbers: usize) -> usize {
        8 * numbers + numbers.div_ceil(4)
    }
}

/// A number as it is packed.
struct Packed {
    /// 0: +0; 1: a whole number from 0 to 255; 2: exactly an f32; 3: any other.
    tag: usize,
    /// The number that its bytes are.
    number: u64,
}

impl Packed {
    /// Without branches: no processor could predict them.
    #[inline(always)]
    fn of(x: f64) -> Self {
        let (bits, whole, single) = (x.to_bits(), x as i32, x as f32);
        let is = |y: f64| y.to_bits() == bits;
        // Each is also the next.
        let (is_zero, is_whole, is_single) = (bits == 0, is(f64::from(whole)) & (whole as u32 <= 255), is(f64::from(single)));
        let tag = 3 - usize::from(is_zero) - usize::from(is_whole) - usize::from(is_single);
        let wider = if is_single { u64::from(single.to_bits()) } else { bits };
        Packed { tag, number: if is_whole { u64::from(whole as u32) } else { wider } }
    }
}

/// Packs numbers into zeros, as far as there is room, and finds their size.
pub struct Packer<'a> {
    bytes: &'a mut [u8],
    /// Place of the present byte of tags.
    tags: usize,
    size: Size,
}

impl<'a> Packer<'a> {
    /// Begins with these bytes, all zero.
    pub fn new(bytes: &'a mut [u8]) -> Self {
        Packer { bytes, tags: 0, size: Size::default() }
    }

    /// Packs these too.
    pub fn add(&mut self, numbers: &[f64]) {
        let Packer { bytes, tags, size: Size { numbers: count, bytes: end } } = self;
        let (mut at, mut place) = (*end, *tags);
        for x in numbers {
            if count.is_multiple_of(4) {
                (place, at) = (at, at + 1);
            }
            let Packed { tag, number } = Packed::of(*x);
            if let Some(tags) = bytes.get_mut(place) {
                *tags |= (tag << (2 * (*count % 4))) as u8;
            }
            // Eight bytes of any: the next number is written over the zeros behind a short one.
            let (number, rest) = (number.to_le_bytes(), bytes.get_mut(at..).unwrap_or_default());
            match rest.first_chunk_mut() {
                Some(bytes) => *bytes = number,
                None => rest.iter_mut().zip(number).for_each(|(byte, of_number)| *byte = of_number),
            }
            at += BYTES[tag & 3];
            *count += 1;
        }
        (*end, *tags) = (at, place);
    }

    /// The size of all.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }
}

/// The numbers in bytes that a [`Packer`] wrote.
#[must_use]
pub fn unpack(bytes: &[u8], count: usize) -> Vec<f64> {
    let (mut rest, mut tags) = (bytes.iter().copied(), 0);
    let mut next = || rest.next().unwrap_or_default();
    let mut numbers = Vec::with_capacity(count);
    for k in 0..count {
        tags = if k % 4 == 0 { next() } else { tags >> 2 };
        numbers.push(match tags & 3 {
            0 => 0.0,
            1 => f64::from(next()),
            2 => f64::from(f32::from_le_bytes([0; 4].map(|_: u8| next()))),
            _ => f64::from_le_bytes([0; 8].map(|_: u8| next())),
        });
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_back_to_the_bit_from_as_many_bytes_as_were_counted() {
        let odd =
            [0.0, -0.0, 1.0, -1.0, 255.0, 256.0, 0.5, 0.1, 1e300, 5e-324, f64::MAX, f64::NAN, f64::INFINITY, -f64::INFINITY, 16_777_217.0];
        for start in 0..odd.len() {
            for end in start..=odd.len() {
                let numbers = &odd[start..end];
                let (first, second) = numbers.split_at(numbers.len() / 3);
                let pack = |bytes: &mut [u8]| {
                    let mut packer = Packer::new(bytes);
                    packer.add(first);
                    packer.add(second);
                    packer.size()
                };
                let size = pack(&mut []);
                let mut bytes = vec![0; size.bytes];
                assert_eq!((pack(&mut bytes), size.numbers), (size, numbers.len()));
                for room in 0..size.bytes {
                    assert_eq!(pack(&mut vec![0; room]), size, "with too little room");
                }
                let back = unpack(&bytes, size.numbers);
                assert!(back.iter().zip(numbers).all(|(x, y)| x.to_bits() == y.to_bits()), "{numbers:?} {back:?}");
            }
        }
    }
}
