//! Numbers of a state in few bytes, losslessly: zeros, small whole numbers and what a 32-bit number holds make up half of the numbers of
//! contacts.
//!
//! For four numbers a byte of tags, two bits each, the first in the lowest, then their bytes one after the other.

/// The last bits of an f64 that an f32 has no room for.
const BEYOND_SINGLE: u64 = (1 << 29) - 1;

/// Tag of a number: 0: +0; 1: a whole number from 0 to 255; 2: exactly an f32; 3: any other.
#[inline]
fn tag(x: f64) -> u8 {
    let bits = x.to_bits();
    if bits & BEYOND_SINGLE != 0 {
        3
    } else if bits == 0 {
        0
    } else if f64::from(x as u8).to_bits() == bits {
        1
    } else if f64::from(x as f32).to_bits() == bits {
        2
    } else {
        3
    }
}

/// Bytes of a number with this tag.
const BYTES: [usize; 4] = [0, 1, 4, 8];

/// Number of numbers and of bytes of a state, both before it is written.
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

    /// Counts these numbers as well.
    pub fn add(&mut self, numbers: &[f64]) {
        for x in numbers {
            self.bytes += usize::from(self.numbers.is_multiple_of(4)) + BYTES[usize::from(tag(*x))];
            self.numbers += 1;
        }
    }
}

/// Appends numbers to bytes.
pub struct Packer<'a> {
    bytes: &'a mut Vec<u8>,
    /// Place of the present byte of tags.
    tags: usize,
    /// How many numbers it has.
    count: usize,
}

impl<'a> Packer<'a> {
    /// Begins at the present end of the list.
    pub fn new(bytes: &'a mut Vec<u8>) -> Self {
        Packer { bytes, tags: 0, count: 4 }
    }

    /// Appends these.
    pub fn add(&mut self, numbers: &[f64]) {
        for x in numbers {
            if self.count == 4 {
                (self.tags, self.count) = (self.bytes.len(), 0);
                self.bytes.push(0);
            }
            let tag = tag(*x);
            self.bytes[self.tags] |= tag << (2 * self.count);
            match tag {
                0 => {}
                1 => self.bytes.push(*x as u8),
                2 => self.bytes.extend_from_slice(&(*x as f32).to_le_bytes()),
                _ => self.bytes.extend_from_slice(&x.to_le_bytes()),
            }
            self.count += 1;
        }
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
                let (numbers, mut bytes, mut size) = (&odd[start..end], vec![7], Size::default());
                let (first, second) = numbers.split_at(numbers.len() / 3);
                let mut packer = Packer::new(&mut bytes);
                for part in [first, second] {
                    size.add(part);
                    packer.add(part);
                }
                let back = unpack(&bytes[1..], size.numbers);
                assert_eq!((size.bytes, back.len()), (bytes.len() - 1, numbers.len()));
                assert!(back.iter().zip(numbers).all(|(x, y)| x.to_bits() == y.to_bits()), "{numbers:?} {back:?}");
            }
        }
    }
}
